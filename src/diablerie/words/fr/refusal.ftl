### Pourquoi ce que l’on demande rarement est refusé, en français.

refusal-already-linked = Ce compte est déjà lié à cette connexion.
refusal-another-caller = Cette connexion a été commencée au nom de quelqu’un d’autre. Recommencez.
refusal-another-day = Ce n’est plus l’énigme du jour.
refusal-bad-id-token = Ce que dit le fournisseur de connexion n’est pas fiable. Prévenez l’hôte.
# $detail: what the server says, in English
refusal-bad-record = Ce n’est pas l’enregistrement d’une partie que l’on puisse rejouer : { $detail }
refusal-bad-request = Le serveur ne comprend pas ce qui a été envoyé.
refusal-bad-streak = Une telle suite de jours est impossible.
refusal-clock-put-on = La pendule est en train d’être avancée. Réessayez dans un instant.
refusal-closed-before = C’est déjà fermé.
refusal-cannot-tell = Cette partie ne peut pas être réexaminée.
refusal-code-refused = Le fournisseur de connexion ne reconnaît pas sa propre réponse. Recommencez.
refusal-deleted-before = Ce message a déjà été supprimé.
refusal-enough-volunteers = Assez d’autres l’ont déjà proposé.
refusal-expect-missing = Il manque la position à laquelle cela se rapporte. Réessayez.
refusal-full = Le serveur n’a plus de place pour d’autres connexions. Réessayez dans un instant.
refusal-has-sat = Vous avez, ou aviez, une place dans cette partie : vous savez peut-être ce qui est caché à celle-ci.
# $detail: what the server says, in English
refusal-invalid = Le serveur n’accepte pas cela : { $detail }
refusal-invited-before = Cette personne est assise ici, ou déjà invitée.
refusal-last-way-in = C’est le seul accès à ce compte. Choisissez d’abord un mot de passe.
refusal-lesson-aside = Cela s’écarte de la leçon. Essayez autre chose.
refusal-list-full = Votre liste est pleine. Retirez-en d’abord quelqu’un.
refusal-match-unreadable = Cette partie a été gardée par une autre version, avec d’autres règles ou sous une autre forme. Elle ne peut pas continuer ici.
refusal-name-looks-alike = Ce nom ressemble à s’y méprendre à celui d’un autre compte. Choisissez-en un que l’on ne puisse confondre.
refusal-no-chances = Il n’y a pas de chances à calculer pour cette partie.
refusal-no-operator = Ce serveur n’a pas d’opérateur.
refusal-no-page = Ce serveur n’a pas de pages, seulement l’interface pour les programmes.
refusal-no-provider = Ce serveur ne connaît pas de connexion par un fournisseur.
# $minutes
refusal-no-sign-in = Aucune connexion n’a été commencée ici au cours des { $minutes } dernières minutes. Recommencez.
refusal-no-such-address = Il n’y a rien à cette adresse.
refusal-no-such-person = Personne n’est connu ici sous ce nom.
refusal-no-such-report = Ce signalement n’existe pas.
refusal-no-such-session = Cette session est déjà terminée.
refusal-no-such-volunteer = Cette proposition ne tient plus.
refusal-no-notices = Ce serveur ne rappelle personne ainsi.
refusal-no-such-target = On ne vous rappelle plus à cet endroit.
refusal-not-solved = Cela ne résout pas l’énigme du jour.
refusal-wrong-code = Ce n’est pas le code du dernier message.
refusal-not-confirmed = Donnez d’abord le code reçu par courriel.
refusal-mail-not-taken = Cette adresse ne reçoit pas de courriel. Vérifiez-la.
refusal-nobody-votes = Il ne reste à la table personne qui puisse voter.
# $detail: what the server says, in English
refusal-not-allowed = Le serveur n’accepte pas cela : { $detail }
refusal-not-closed = C’est déjà ouvert.
refusal-not-expected = On n’attend rien de cette place pour le mélange à présent.
refusal-not-json = Le serveur ne comprend pas ce qui a été envoyé.
refusal-not-linked = Ce compte n’est pas lié à une telle connexion.
refusal-not-open = Quelqu’un s’est déjà occupé de ce signalement.
refusal-not-rated = Il n’y a pas de classement à retirer.
refusal-not-restricted = Rien de tel ne leur est interdit.
refusal-not-the-operator = Aucun opérateur n’a ce jeton.
refusal-on-vacation = Vous êtes en vacances. Terminez-les d’abord, sur la page de votre compte.
refusal-one-way-to-look = On ne regarde une partie en cours que de sa propre place.
refusal-other-origin = Un autre site ne peut pas faire cela en votre nom.
refusal-other-round = Le mélange a recommencé entre-temps.
refusal-provider-away = Le fournisseur de connexion ne répond pas. Réessayez plus tard.
refusal-reveal-early = D’autres doivent encore s’engager pour le mélange.
refusal-reveal-unfit = Votre part du mélange n’est pas celle que vous aviez promise.
refusal-rules-changed = Les règles de ce serveur ont changé depuis : cette partie reste telle quelle.
refusal-sign-in-refused = Le fournisseur de connexion ne vous a pas laissé entrer.
refusal-subject-taken = Cette connexion appartient à un autre compte.
refusal-takes-no-invitation = Cette personne n’accepte pas d’invitation de vous.
refusal-that-is-you = C’est vous. Nommez quelqu’un d’autre.
refusal-too-slow = L’envoi a duré trop longtemps. Réessayez.
refusal-unknown-token = Le serveur ne vous connaît plus. Reconnectez-vous.

## Too much of something, by the kind of limit

# $time (of day)
refusal-too-many-guests = Beaucoup de nouveaux venus sont arrivés par votre réseau. Il y aura de la place à { $time }. D’ici là, vous pouvez vous connecter.
# $time (of day)
refusal-too-many-accounts = Beaucoup de comptes ont été créés depuis votre réseau. Vous pourrez en créer un à { $time }, et jouer en invité d’ici là.
# $time (of day)
refusal-too-many-passwords = Beaucoup de personnes viennent de se connecter depuis votre réseau. Réessayez à { $time } ; d’ici là, vous pouvez jouer en invité.
# $time (of day)
refusal-too-many-logins = Trop de mots de passe erronés pour ce nom. Réessayez à { $time } ; d’ici là, vous pouvez jouer en invité.
# $time (of day)
refusal-too-many-logins_from = Trop de mots de passe erronés depuis votre réseau. Réessayez à { $time } ; d’ici là, vous pouvez jouer en invité.
# $time (of day)
refusal-too-many-matches = Vous avez commencé beaucoup de parties. Vous pourrez en commencer une autre à { $time } ; celles en cours continuent.
# $time (of day)
refusal-too-many-matches_from = Beaucoup de parties ont été commencées depuis votre réseau. Vous pourrez en commencer une à { $time }, et d’ici là rejoindre les autres.
# $time (of day)
refusal-too-many-requests = Votre réseau demande trop de choses à la fois. Réessayez à { $time }, ou connectez-vous.
# $time (of day)
refusal-too-many-sign_ins = Beaucoup de personnes viennent de se connecter depuis votre réseau. Réessayez à { $time }. D’ici là, vous pouvez jouer en invité.
# $time (of day)
refusal-too-many-messages = Vous avez dit beaucoup en peu de temps. Vous pourrez continuer à { $time }.
# $time (of day)
refusal-too-many-hints = Vous avez demandé beaucoup de conseils. Il y en aura un autre à { $time }.
# $time (of day)
refusal-too-many-reports = Vous avez beaucoup signalé ces derniers temps. Vous pourrez envoyer un autre signalement à { $time }.
# $time (of day)
refusal-too-many-contacts = Vous avez souvent changé votre liste. Réessayez à { $time }.
# $time (of day)
refusal-too-many-invitations = Vous avez invité beaucoup de monde. Reprenez à { $time } ; d’ici là, envoyez l’adresse de la table à qui vous voulez.
# $time (of day)
refusal-too-many-downloads = Vous avez souvent emporté vos parties. Réessayez à { $time }.
# $time (of day)
refusal-too-many-operator = Trop de jetons erronés depuis votre réseau. Réessayez à { $time }.
# $time
refusal-too-many-notices = On a beaucoup envoyé là-bas. Il y aura de la place à { $time }.
# $time
refusal-too-many-notice_changes = Vous avez beaucoup changé la façon de vous rappeler. Réessayez à { $time }.
# $time (of day)
refusal-too-many-lookups = Votre réseau a demandé trop souvent au nom d’inconnus. Réessayez à { $time }.
# $time (of day)
refusal-too-many-own_requests = Vous demandez trop de choses à la fois. Réessayez à { $time }.
refusal-too-many-connections = Trop de choses sont ouvertes à la fois depuis votre réseau. Fermez un autre onglet, ou connectez-vous.
refusal-too-many-own_connections = Vous avez trop de tables ouvertes à la fois. Fermez un autre onglet.
# $time (of day)
refusal-too-many-sockets = Trop de choses sont ouvertes à la fois depuis votre réseau. Réessayez à { $time }.
