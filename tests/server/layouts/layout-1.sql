-- A database as Diablerie left it before revisions were written into them: sqlite3's iterdump of it,
-- and its user_version.
BEGIN TRANSACTION;
CREATE TABLE actions (
	"match" VARCHAR NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	cmd VARCHAR, 
	v INTEGER NOT NULL, 
	PRIMARY KEY ("match", ply), 
	UNIQUE ("match", cmd), 
	FOREIGN KEY("match", seat) REFERENCES seats ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches ("match")
);
INSERT INTO "actions" VALUES('running',1,0,'soul','2026-11-21T12:02:01.000Z','cmd-0',2);
INSERT INTO "actions" VALUES('running',2,0,'8@17','2026-11-21T12:02:02.000Z','cmd-1',3);
INSERT INTO "actions" VALUES('running',3,0,'s1','2026-11-21T12:02:03.000Z','cmd-2',4);
INSERT INTO "actions" VALUES('over',1,0,'s1','2026-11-21T12:02:04.000Z','s-0',2);
INSERT INTO "actions" VALUES('over',2,0,'s1','2026-11-21T12:02:05.000Z','s-1',3);
INSERT INTO "actions" VALUES('over',3,0,'s1','2026-11-21T12:02:06.000Z','s-2',4);
INSERT INTO "actions" VALUES('over',4,0,'s1','2026-11-21T12:02:07.000Z','s-3',5);
INSERT INTO "actions" VALUES('over',5,0,'s1','2026-11-21T12:02:08.000Z','s-4',6);
INSERT INTO "actions" VALUES('over',6,0,'s1','2026-11-21T12:02:09.000Z','s-5',7);
INSERT INTO "actions" VALUES('over',7,0,'s1','2026-11-21T12:02:10.000Z','s-6',9);
CREATE TABLE events (
	"match" VARCHAR NOT NULL, 
	v INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	event JSON NOT NULL, 
	PRIMARY KEY ("match", v), 
	FOREIGN KEY("match") REFERENCES matches ("match")
);
INSERT INTO "events" VALUES('running',1,0,'{"kind": "turn", "clause": "DF-08", "actor": null, "params": {"seat": 0, "turn": 1, "points": 7}}');
INSERT INTO "events" VALUES('running',2,1,'{"kind": "soul-step", "clause": "DF-12", "actor": 0, "params": {"seat": 0, "from": 15, "to": 16}}');
INSERT INTO "events" VALUES('running',3,2,'{"kind": "card-laid", "clause": "DF-16", "actor": 0, "params": {"seat": 0, "space": 17, "value": 8}}');
INSERT INTO "events" VALUES('running',4,3,'{"kind": "stone-step", "clause": "DF-10", "actor": 0, "params": {"seat": 0, "stone": 1, "from": 0, "to": 1}}');
INSERT INTO "events" VALUES('bots-turn',1,0,'{"kind": "turn", "clause": "DF-08", "actor": null, "params": {"seat": 0, "turn": 1, "points": 7}}');
INSERT INTO "events" VALUES('over',1,0,'{"kind": "turn", "clause": "DF-08", "actor": null, "params": {"seat": 0, "turn": 1, "points": 7}}');
INSERT INTO "events" VALUES('over',2,1,'{"kind": "stone-step", "clause": "DF-10", "actor": 0, "params": {"seat": 0, "stone": 1, "from": 0, "to": 1}}');
INSERT INTO "events" VALUES('over',3,2,'{"kind": "stone-step", "clause": "DF-10", "actor": 0, "params": {"seat": 0, "stone": 1, "from": 1, "to": 2}}');
INSERT INTO "events" VALUES('over',4,3,'{"kind": "stone-step", "clause": "DF-10", "actor": 0, "params": {"seat": 0, "stone": 1, "from": 2, "to": 3}}');
INSERT INTO "events" VALUES('over',5,4,'{"kind": "stone-step", "clause": "DF-10", "actor": 0, "params": {"seat": 0, "stone": 1, "from": 3, "to": 4}}');
INSERT INTO "events" VALUES('over',6,5,'{"kind": "stone-step", "clause": "DF-10", "actor": 0, "params": {"seat": 0, "stone": 1, "from": 4, "to": 5}}');
INSERT INTO "events" VALUES('over',7,6,'{"kind": "stone-step", "clause": "DF-10", "actor": 0, "params": {"seat": 0, "stone": 1, "from": 5, "to": 6}}');
INSERT INTO "events" VALUES('over',8,7,'{"kind": "stone-step", "clause": "DF-10", "actor": 0, "params": {"seat": 0, "stone": 1, "from": 6, "to": 7}}');
INSERT INTO "events" VALUES('over',9,7,'{"kind": "game-over", "clause": "DF-48", "actor": 0, "params": {"reason": "max_turns", "winner": null, "scores": [4, 4]}}');
CREATE TABLE guests (
	guest INTEGER NOT NULL, 
	token_hash VARCHAR NOT NULL, 
	created VARCHAR NOT NULL, 
	PRIMARY KEY (guest), 
	UNIQUE (token_hash)
);
INSERT INTO "guests" VALUES(1,'a4409d50699b8aebd18db140f6724b615d8f48a08845382ffb54d636197bc75f','2026-11-21T12:00:00.000Z');
INSERT INTO "guests" VALUES(2,'137d149134d7f45b304c68ac9f8e9902753e50d3358065dd2a7c0ecc72716743','2026-11-21T12:01:00.000Z');
CREATE TABLE matches (
	"match" VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	rules_version VARCHAR NOT NULL, 
	seed BLOB NOT NULL, 
	started VARCHAR NOT NULL, 
	to_play INTEGER, 
	PRIMARY KEY ("match")
);
INSERT INTO "matches" VALUES('running','doctor-faust','{"edition": "blatz-de", "devil_scoring": "odd_plus", "lane_bonus": "cross", "infamy": "immediate", "contact": "last_action", "leave_shared": "never", "stones_per_turn": 2, "end_on_last_card": "immediate", "trap_on_soul": "no_twin", "devil_values": "2..9", "soul_start": 15, "devil_start": 0, "max_turns": 400, "first_player": 0}','1',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-21T12:02:00.000Z',0);
INSERT INTO "matches" VALUES('bots-turn','doctor-faust','{"edition": "blatz-de", "devil_scoring": "odd_plus", "lane_bonus": "cross", "infamy": "immediate", "contact": "last_action", "leave_shared": "never", "stones_per_turn": 2, "end_on_last_card": "immediate", "trap_on_soul": "no_twin", "devil_values": "2..9", "soul_start": 15, "devil_start": 0, "max_turns": 400, "first_player": 0}','1',X'0000000000000000000000000000000000000000000000000000000000000000','2026-11-21T12:02:00.000Z',0);
INSERT INTO "matches" VALUES('over','doctor-faust','{"edition": "blatz-de", "devil_scoring": "odd_plus", "lane_bonus": "cross", "infamy": "immediate", "contact": "last_action", "leave_shared": "never", "stones_per_turn": 2, "end_on_last_card": "immediate", "trap_on_soul": "no_twin", "devil_values": "2..9", "soul_start": 15, "devil_start": 0, "max_turns": 1, "first_player": 0}','1',X'0000000000000000000000000000000000000000000000000000000000000000','2026-11-21T12:02:00.000Z',NULL);
CREATE TABLE prepared (
	"match" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	cmd VARCHAR NOT NULL, 
	v INTEGER NOT NULL, 
	answer JSON, 
	done JSON NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match", seat) REFERENCES seats ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches ("match")
);
INSERT INTO "prepared" VALUES('running',0,'plan-a',4,NULL,'[]');
INSERT INTO "prepared" VALUES('running',1,'plan-b',4,'{"first": ["s1", "s2"]}','["s1"]');
CREATE TABLE seats (
	"match" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	level VARCHAR, 
	name VARCHAR, 
	guest INTEGER, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches ("match"), 
	FOREIGN KEY(guest) REFERENCES guests (guest)
);
INSERT INTO "seats" VALUES('running',0,'person',NULL,'Anna',2);
INSERT INTO "seats" VALUES('running',1,'person',NULL,'Bela',1);
INSERT INTO "seats" VALUES('bots-turn',0,'bot','random',NULL,NULL);
INSERT INTO "seats" VALUES('bots-turn',1,'person',NULL,NULL,1);
INSERT INTO "seats" VALUES('over',0,'person',NULL,NULL,1);
INSERT INTO "seats" VALUES('over',1,'bot','random',NULL,NULL);
COMMIT;
PRAGMA user_version = 1;
