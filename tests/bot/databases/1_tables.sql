BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'tables','1_tables','2026-11-16 05:46:32.397741+00:00');
CREATE TABLE asks (
            table_id INTEGER PRIMARY KEY REFERENCES tables (id),
            seat INTEGER NOT NULL,                 -- who wants to take something back
            asked INTEGER NOT NULL,                -- the seq of the question
            target INTEGER NOT NULL,               -- the seq to go back to
            agreed TEXT NOT NULL
        );
CREATE TABLE bases (
            table_id INTEGER NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL,                  -- of the row that took over new rules
            ply INTEGER NOT NULL,
            digest TEXT NOT NULL,
            position TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID;
CREATE TABLE log (
            table_id INTEGER NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER,
            person INTEGER,                        -- who asked for it; NULL: the clock, an automat or chance
            text TEXT NOT NULL,
            digest TEXT,                           -- of the position after it, where it changed the position
            request TEXT,
            at INTEGER NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,'open',0,1,'P1',NULL,'key 1',1800014400);
INSERT INTO "log" VALUES(1,2,'join',1,2,'P2',NULL,'key 2',1800014400);
INSERT INTO "log" VALUES(1,3,'join',2,3,'P3',NULL,'key 3',1800014400);
INSERT INTO "log" VALUES(1,4,'start',NULL,1,'3','bef7c7f493ac627d2d9c3ba1773d83339b7a11a939c58acdc2dfe73890d8d235','key 4',1800014400);
INSERT INTO "log" VALUES(1,5,'act',2,3,'draft C-YY','3abb9f41e9a51380f4eddf7683ffe1e5ee3d29bee5eac2dd4b10b317fbd3eff8','key 5',1800014400);
INSERT INTO "log" VALUES(1,6,'act',1,2,'draft C-KKK','2e1edc3f73f4ab9737304a36d373cdc6436a5541addf8277ed795f09e322d4b8','key 6',1800014400);
INSERT INTO "log" VALUES(1,7,'act',0,1,'draft H-GG','032d288f3e650be4577b183fd17ad5620c5310ba30659c58fc6141952aa9af7f','key 7',1800014400);
INSERT INTO "log" VALUES(1,8,'act',2,3,'draft L-BBB','89dddb4fbdca3a23a44209028c167b5c87274a64b1f317ffbc25a6e956dc051e','key 8',1800014400);
INSERT INTO "log" VALUES(1,9,'act',1,2,'draft C-GG','a7ac3d762fa8e39c07014d1d64eeafb82b6063889005989694082f51ff57f6bd','key 9',1800014400);
INSERT INTO "log" VALUES(1,10,'act',0,1,'draft H-KK','f8617fb3e8304e09edbd2a792ce2e14d2b369e35967727c35cba2f386ca34338','key 10',1800014400);
INSERT INTO "log" VALUES(1,11,'act',2,3,'draft W-KK','87e931f614f00be075cc6ccf80d0aed3ccd3ada4c70c47a981d65277abbd49d8','key 11',1800014400);
INSERT INTO "log" VALUES(1,12,'act',1,2,'draft L-YBGK','55d1493cb803ebbf8c3110ccb3301730021ad5375927f7349af67eb72c984a90','key 12',1800014400);
INSERT INTO "log" VALUES(1,13,'act',0,1,'draft L-KK','a2d9cb3bb84ec3b687eda1c51ad9473b543e4c7a929bb312ffb2c51946fa96f2','key 13',1800014400);
INSERT INTO "log" VALUES(1,14,'act',0,1,'workshop 7','386ed6a381b7917fdfac2f2cc4466a0c43f33fc0f1aeb1d7faf6b64bdd94bb21','key 14',1800014400);
INSERT INTO "log" VALUES(1,15,'act',1,2,'workshop 4','ffa3f4585710bfc054b1eef7262eb49aa1ec00930d6c902c80637115478f42c1','key 15',1800014400);
INSERT INTO "log" VALUES(1,16,'act',2,3,'order 1','265fa6e8b4fccdcaa98bb65f640ae44e93b7fcabdc2282a9b10791243378dc77','key 16',1800014400);
INSERT INTO "log" VALUES(1,17,'act',0,1,'workshop 1','299f8063a53c9615a4940d65dd75152632c8585094c24f78521e669003ccf0fc','key 17',1800014400);
INSERT INTO "log" VALUES(1,18,'act',1,2,'money 6','c2973870ea4166b0b349437a83f1396c252fa83486c60f4333ef21490fc90eb2','key 18',1800014400);
INSERT INTO "log" VALUES(1,19,'act',2,3,'money 6','aa2998b796c707d41217100addab7810ecd2dcd076af70033a4657c1ada02f3a','key 19',1800014400);
INSERT INTO "log" VALUES(1,20,'act',0,1,'order 1','9e693064211537c07f67cd1d0ffe29aefc80388861d2a5307ac63c363354379c','key 20',1800014400);
INSERT INTO "log" VALUES(1,21,'act',1,2,'workshop 1','443ee501eda7e1a5bec4f76eabfad70683c326a8dc6eaea827aaef32698e1fd5','key 21',1800014400);
INSERT INTO "log" VALUES(1,22,'act',2,3,'money 1','bd0af6827026a3b35bd1433f2e7f9726c0756f8aa11150eebe385d41d73906b6','key 22',1800014400);
INSERT INTO "log" VALUES(1,23,'act',0,1,'mine 10','40673b11c3980caf0a0cb7e5331e7b79b2b9ee864e902395460f83d4eb5924cc','key 23',1800014400);
INSERT INTO "log" VALUES(1,24,'act',0,1,'@1','8e4cb6a0dc04f1a89067d47da289f3acca1cd4e1f5e7be5d46c411dc945239b4','key 24',1800014400);
INSERT INTO "log" VALUES(1,25,'act',0,1,'@4','21fac33873619adbe85d8faa56370494fe652736ce31d3e7b14ae4a4857d0b81','key 25',1800014400);
INSERT INTO "log" VALUES(1,26,'act',0,1,'stop','67815a21d74cd494e2122b0134734f8f71bb67886b5a8975ff865c9cccac6638','key 26',1800014400);
INSERT INTO "log" VALUES(1,27,'act',1,2,'mine 10','f8d1c8c04ee08be25f2e74061cc9c9dbc443cf4e77d046b64eb8e26523338673','key 27',1800014400);
INSERT INTO "log" VALUES(1,28,'act',1,2,'stop','cc121190eaf0aa4054e1d0881b001f0c5f4dc0653918be747eaf5e30a6a46d4d','key 28',1800014400);
INSERT INTO "log" VALUES(1,29,'act',2,3,'workshop 1','bea989543fafa65e2a94520c03a84997c011ab6c8776602c1b6173c18ad12809','key 29',1800014400);
INSERT INTO "log" VALUES(1,30,'act',0,1,'workshop 7','d362efb80f87f7648e2528a283723c0f94fcd42cc8e5efe068703e284d814998','key 30',1800014400);
INSERT INTO "log" VALUES(1,31,'act',1,2,'order 3','1c705d9bff3d80f1303af19d55313509d5a1470e1e4fd0633041b93b8fbae46c','key 31',1800014400);
INSERT INTO "log" VALUES(1,32,'act',2,3,'workshop 1','e732c1e94da3c59c5132c74dd9c7770552cb89cd079df8b2033855a06a4a2f61','key 32',1800014400);
INSERT INTO "log" VALUES(1,33,'act',0,1,'money 6','8e7353ed888b75028fe26561ecd87a73436f0e24ff8d114446b60eaeff5a53dc','key 33',1800014400);
CREATE TABLE messages (
            table_id INTEGER NOT NULL REFERENCES tables (id),
            reader INTEGER NOT NULL,               -- a seat, or -1 for the channel
            due INTEGER NOT NULL,                  -- the seq that this reader is to be shown
            shown INTEGER NOT NULL,                -- the seq that was shown
            planned INTEGER,                       -- the seq of a message that may be on its way
            message INTEGER,                       -- the last message that got through
            PRIMARY KEY (table_id, reader)
        ) WITHOUT ROWID;
INSERT INTO "messages" VALUES(1,-1,33,0,NULL,NULL);
INSERT INTO "messages" VALUES(1,0,33,0,NULL,NULL);
INSERT INTO "messages" VALUES(1,1,33,0,NULL,NULL);
INSERT INTO "messages" VALUES(1,2,32,0,NULL,NULL);
CREATE TABLE people (
            person INTEGER PRIMARY KEY,
            language TEXT,
            reminders INTEGER NOT NULL DEFAULT 1,
            quiet_from INTEGER,                    -- minutes after midnight in the person's zone
            quiet_to INTEGER,
            zone TEXT NOT NULL DEFAULT 'Europe/Warsaw',
            unreachable INTEGER NOT NULL DEFAULT 0 -- direct messages are closed
        );
INSERT INTO "people" VALUES(1,'pl',1,1320,420,'Europe/Warsaw',0);
CREATE TABLE requests (
            key TEXT PRIMARY KEY,
            person INTEGER NOT NULL,
            kind TEXT NOT NULL,
            answer TEXT NOT NULL,
            at INTEGER NOT NULL
        ) WITHOUT ROWID;
INSERT INTO "requests" VALUES('key 1',1,'open','[1,1,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 10',1,'act','[1,10,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 11',3,'act','[1,11,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 12',2,'act','[1,12,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 13',1,'act','[1,13,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 14',1,'act','[1,14,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 15',2,'act','[1,15,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 16',3,'act','[1,16,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 17',1,'act','[1,17,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 18',2,'act','[1,18,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 19',3,'act','[1,19,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 2',2,'join','[1,2,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 20',1,'act','[1,20,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 21',2,'act','[1,21,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 22',3,'act','[1,22,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 23',1,'act','[1,23,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 24',1,'act','[1,24,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 25',1,'act','[1,25,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 26',1,'act','[1,26,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 27',2,'act','[1,27,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 28',2,'act','[1,28,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 29',3,'act','[1,29,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 3',3,'join','[1,3,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 30',1,'act','[1,30,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 31',2,'act','[1,31,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 32',3,'act','[1,32,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 33',1,'act','[1,33,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 4',1,'start','[1,4,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 5',3,'act','[1,5,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 6',2,'act','[1,6,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 7',1,'act','[1,7,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 8',3,'act','[1,8,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 9',2,'act','[1,9,null,""]',1800014400);
CREATE TABLE seats (
            table_id INTEGER NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            person INTEGER,                        -- the owner; NULL: an automat from the beginning
            name TEXT NOT NULL,
            automat TEXT,                          -- who decides while this is set
            resigned INTEGER NOT NULL DEFAULT 0,
            missed INTEGER NOT NULL DEFAULT 0,     -- turns in a row that the clock took
            reminded INTEGER NOT NULL DEFAULT 0,   -- reminders of this turn
            PRIMARY KEY (table_id, seat)
        ) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,1,'P1',NULL,0,0,0);
INSERT INTO "seats" VALUES(1,1,2,'P2',NULL,0,0,0);
INSERT INTO "seats" VALUES(1,2,3,'P3',NULL,0,0,0);
CREATE TABLE snapshots (
            table_id INTEGER PRIMARY KEY REFERENCES tables (id),
            seq INTEGER NOT NULL,
            ply INTEGER NOT NULL,                  -- actions that led here, those taken back not counted
            digest TEXT NOT NULL,
            position TEXT NOT NULL
        );
INSERT INTO "snapshots" VALUES(1,33,29,'8e7353ed888b75028fe26561ecd87a73436f0e24ff8d114446b60eaeff5a53dc','{"phase":"place","turn":1,"shift":1,"start":0,"scores":[0,0,0],"money":[6,9,8],"miners":[5,8,4],"level":[4,0,0],"cage":["","",""],"store":["","",""],"carts":[{"Y":"YY","B":"BBB","G":"G","K":"KK"},{"Y":"YYY","B":"B","G":"G","K":"KK"},{"Y":"YYY","B":"B","G":"GGG","K":"K"}],"tiles":[{"L":2,"D":1},{"L":1,"D":1},{"L":0,"D":2}],"pending":[{"H-GG":["G","G"],"H-KK":["K","K"],"L-KK":["K","K"],"H-BB":["B","B"]},{"C-KKK":["K","K","K"],"C-GG":["G","G"],"L-YBGK":["Y","B","G","K"],"W-KKK":["K","K","K"]},{"C-YY":["Y","Y"],"L-BBB":["B","B","B"],"W-KK":["K","K"],"L-YY":["Y","Y"]}],"delivered":[[],[],[]],"supply":{"Y":8,"B":11,"G":11,"K":11},"workshop":{"1":"B2D","2":"K2L","3":"K1L","4":"G1D","5":"B2L","6":"B1L","7":"K1D"},"orders":{"1":"W-YBGK","2":"C-YYY","3":"L-G","4":"L-K"},"stacks":[34,28],"winners":null,"seats":3,"open_deliveries":false,"ply":29,"standing":{"workshop 1":[2,4],"workshop 4":[1,1],"workshop 7":[0,2],"mine 10":[1,2],"money 6":[0,3],"order 1":[0,2],"order 3":[1,1]},"canteen":[3,3,6],"cechownia":[0,0,1],"bought":[["K1L","B2D","Y1L"],["Y2D","K1L"],["Y2D","G2D"]],"delivery_order":[[],[],[]],"revealed":[0,0,0],"tile_stack":["K1D","K1D","B2D","Y1L","K2D","B1D","G2L","K2L","K2D","Y1D","Y2D","K2D","G2D","Y1L","Y2L","B1D","B1D","G2L","G2D","K2L","G1L","Y1D","Y1D","G2L","B2L","B1L","B2L","G1L","G1L","Y2L","Y2L","B1L","G1D","G1D"],"order_stack":["W-G","H-K","W-B","H-B","C-G","W-GG","C-K","H-GGG","H-YBGK","H-YY","W-YYY","C-B","H-BBB","W-BB","C-KK","C-YBGK","W-YY","L-GGG","L-B","L-Y","H-Y","L-BB","C-Y","H-G","W-Y","W-K","L-GG","C-BB"],"display":[],"space":null,"steps_left":0,"filling":0,"held":[],"rest":null,"put_back":[],"ledger":[]}');
CREATE TABLE tables (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            version INTEGER NOT NULL,              -- of the game's rules
            seed TEXT NOT NULL,                    -- secret until the game is over; text, for it has 128 bits
            options TEXT NOT NULL,
            deal TEXT,                             -- what chance dealt, from the start on
            server INTEGER NOT NULL,
            channel INTEGER NOT NULL,
            host INTEGER NOT NULL,
            language TEXT NOT NULL,
            clock INTEGER,                         -- seconds a turn; NULL: no limit
            status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'cancelled', 'frozen')),
            seq INTEGER NOT NULL,
            turn_began INTEGER,
            deadline INTEGER,
            alarm INTEGER,                         -- when the clock must look at this table again
            opened_at INTEGER NOT NULL,
            started_at INTEGER,
            ended_at INTEGER
        );
INSERT INTO "tables" VALUES(1,'szczesc',1,'1','{"open_deliveries":false}','{"orders":["L-BBB","C-KKK","C-YY","L-K","L-KK","L-YBGK","H-GG","C-GG","H-KK","W-KK","L-YY","C-YYY","W-KKK","H-BB","W-YBGK","L-G","W-G","H-K","W-B","H-B","C-G","W-GG","C-K","H-GGG","H-YBGK","H-YY","W-YYY","C-B","H-BBB","W-BB","C-KK","C-YBGK","W-YY","L-GGG","L-B","L-Y","H-Y","L-BB","C-Y","H-G","W-Y","W-K","L-GG","C-BB"],"start":0,"tiles":["B2D","K2L","K1L","Y2D","B2L","B1L","K1L","Y1L","G1D","K1L","Y2D","G2D","K1D","B2D","K1D","K1D","B2D","Y1L","K2D","B1D","G2L","K2L","K2D","Y1D","Y2D","K2D","G2D","Y1L","Y2L","B1D","B1D","G2L","G2D","K2L","G1L","Y1D","Y1D","G2L","B2L","B1L","B2L","G1L","G1L","Y2L","Y2L","B1L","G1D","G1D"]}',5,77,1,'pl',86400,'running',33,1800014400,1800100800,1800057600,1800014400,1800014400,NULL);
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE UNIQUE INDEX live_table_of_channel ON tables (channel) WHERE status IN ('open', 'running', 'frozen');
CREATE INDEX alarms ON tables (alarm) WHERE alarm IS NOT NULL;
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE INDEX requests_by_age ON requests (at);
CREATE INDEX owed ON messages (table_id, reader) WHERE due > shown;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',1);
COMMIT;
