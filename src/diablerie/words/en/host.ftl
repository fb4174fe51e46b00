# Between people and their host: their own data, reports, forgotten passwords.

## Taking and deleting one's own data

host-own = My data
host-own-text = Take everything that is kept of you with you as a file, or delete it. Matches that others have played stay, without your name.
host-own-take = Download my data
host-own-delete = Delete me
host-own-sure = Delete everything? There is no way back.
host-own-yes = Yes, delete me for good
host-own-no = No, keep me
host-own-gone = You are deleted.
