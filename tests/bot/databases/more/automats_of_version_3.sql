BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'tables','1_tables','2026-11-16 14:21:48.666196+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'tables','2_results','2026-11-16 14:21:48.669187+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'tables','3_seats_wanted','2026-11-16 14:21:48.681291+00:00');
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
INSERT INTO "log" VALUES(1,4,'automat',3,1,'greedy',NULL,'key 4',1800014400);
INSERT INTO "log" VALUES(1,5,'start',NULL,1,'4','d661a0e7ef2afa9adadf492910ebf9d2b28cbf62f84b2ed2f24c74eb4eff7a5c','key 5',1800014400);
INSERT INTO "log" VALUES(1,6,'act',3,NULL,'draft L-YBGK','b24485c8957f6c663ff2af3cb23e55570719528f34285d1f238e286860dc1869',NULL,1800014400);
INSERT INTO "log" VALUES(1,7,'act',2,3,'draft C-YY','3ca7c778bedaa50075acd3641885076f50e2c6feb06203b67dcfd776dc3e8085','key 6',1800014400);
INSERT INTO "log" VALUES(1,8,'act',1,2,'draft C-YYY','4a4e7ac5e8f9081a1e2f9d0570cf7aa4ea23997a5be799b5f67ef6a7aa5a4a85','key 7',1800014400);
INSERT INTO "log" VALUES(1,9,'act',0,1,'draft C-KKK','00d9fb002512321fb7124518074839173836a9d17e499d0b9217b017b6867a67','key 8',1800014400);
INSERT INTO "log" VALUES(1,10,'act',3,NULL,'draft W-KKK','c6d18b46675d95c7a1196e39805a76575f43941640f6d96df1cafa1def480c62',NULL,1800014400);
INSERT INTO "log" VALUES(1,11,'away',1,2,'random',NULL,'key 9',1800014400);
INSERT INTO "log" VALUES(1,12,'act',2,3,'draft L-BBB','3814433b416b49d4ebf61fe740736b2baca51ec073a112aa4ffe2a88d531e17d','key 12',1800014400);
INSERT INTO "log" VALUES(1,13,'act',1,NULL,'draft L-KK','95a55c2d24b27dccaa9664d25eddf991d8ecf98b118880633705ee63cc4f0c47',NULL,1800014400);
INSERT INTO "log" VALUES(1,14,'timeout',0,NULL,'greedy',NULL,NULL,1800100800);
INSERT INTO "log" VALUES(1,15,'act',0,NULL,'draft C-GG','65f2ed5d9dc6f0cea28db431b2bfda4af380c6154d4de4a974df60c70235b9af',NULL,1800100800);
INSERT INTO "log" VALUES(1,16,'act',3,NULL,'draft W-KK','317ba2a30587313bb277398e3beea32c75203888405ef00125b45e565d0b0f1c',NULL,1800100800);
INSERT INTO "log" VALUES(1,17,'resign',2,3,'greedy',NULL,'key 13',1800100800);
INSERT INTO "log" VALUES(1,18,'act',2,NULL,'draft L-K','449440a12a6e68537379e630c9a78b75cdb2b9f20833291da60818ede3c95a99',NULL,1800100800);
INSERT INTO "log" VALUES(1,19,'act',1,NULL,'draft H-GG','ebb0bb167919b5f88443242abed109992d71ed94b2794baf9a04ca4ad8bd48be',NULL,1800100800);
INSERT INTO "log" VALUES(1,20,'act',0,1,'draft H-KK','d9c37e5999fc67446ad3ad6bbbb5e51cc996bf4187819c568b2137a7aeac0210','key 14',1800100800);
INSERT INTO "log" VALUES(1,21,'act',0,1,'workshop 1','2fd1e22883b7f8583b8a4761d425d8baa428286aeb2da11eb729dec43722793b','key 15',1800100800);
INSERT INTO "log" VALUES(1,22,'act',1,NULL,'mine 8','19acfa6c02616a2894290173ecd6c24be30bd7c7c627f2be33c4927a746804e8',NULL,1800100800);
INSERT INTO "log" VALUES(1,23,'act',1,NULL,'@3','3efb57c69c51ac0f5e0736fc7447e2ba79f01498ab4dc3e5082464c24371b0c4',NULL,1800100800);
INSERT INTO "log" VALUES(1,24,'act',1,NULL,'+G','fe2f82097984ed7be1c40237fdbe47e270f8d39fcf19ac09c6a98f855559e41a',NULL,1800100800);
INSERT INTO "log" VALUES(1,25,'act',1,NULL,'@4','9c164d5c46c83bd6f3e1fd9e661d8acc9fe191d7fde263f30d3cdf1d6c304bf3',NULL,1800100800);
INSERT INTO "log" VALUES(1,26,'act',1,NULL,'@3','86bf88689d10b092c8bd5266a58cb42eefc9e0f2e1f4dbab0a990cd4aead1f25',NULL,1800100800);
INSERT INTO "log" VALUES(1,27,'act',1,NULL,'stop','d259f4daa99fce93f8ed58be6c6bc15bf7537cf2a42e55f7087f2870323af0fb',NULL,1800100800);
INSERT INTO "log" VALUES(1,28,'act',2,NULL,'mine 10','537386b85378ee200fbe9c7667bc40d667e2c5891a18a85440d992e6fbe51d68',NULL,1800100800);
INSERT INTO "log" VALUES(1,29,'act',2,NULL,'@1','2600400395c7b87de20d00ae7a01320d1a36cec212ef8641dd33b0f949a597e8',NULL,1800100800);
INSERT INTO "log" VALUES(1,30,'act',2,NULL,'+Y','fd47b217338f5f9b6c2a2a70da02109a8b566b1b84e6a44e1ab0d65a9314b318',NULL,1800100800);
INSERT INTO "log" VALUES(1,31,'act',2,NULL,'@2','49c7e6f1752e9b52ccb1267091910f8c66091f88928111287db0ff8dff8870aa',NULL,1800100800);
INSERT INTO "log" VALUES(1,32,'act',2,NULL,'+B','3b03de9830762030d11e8f3956f73a82d5fe3d6b5a1d0e4c9b34238c1fd9c4ac',NULL,1800100800);
INSERT INTO "log" VALUES(1,33,'act',2,NULL,'@4','b35d68418feb6370c18a001577b6a596ac58ad06dda08f9cd0b0d4634ab8915d',NULL,1800100800);
INSERT INTO "log" VALUES(1,34,'act',2,NULL,'+K','3e399b7ac9f12f8907b0c9146c92b0bdaedfdf7c7137cae45d30fad1ea334e8e',NULL,1800100800);
INSERT INTO "log" VALUES(1,35,'act',2,NULL,'@0','df055231d7bcbc87943d9b00ec40d1c5a17a4d9eef23cec332d5545445a420b4',NULL,1800100800);
INSERT INTO "log" VALUES(1,36,'act',2,NULL,'Y>C-YY','0efdaa27e2b644e50cbe08522d8871bc09b7981ef27c76786f981bf206277639',NULL,1800100800);
INSERT INTO "log" VALUES(1,37,'act',2,NULL,'B>L-BBB','c90d573ab643acd49a8a72835c803205de47ada8e6b0b5383689eafbaeec1382',NULL,1800100800);
INSERT INTO "log" VALUES(1,38,'act',2,NULL,'K>L-K','28beb626d8aba116afbe319f128cd837e33f34c25595d3988219eda976cf89fe',NULL,1800100800);
INSERT INTO "log" VALUES(1,39,'act',2,NULL,'stop','7df0e4b102d51d660adc3a56897603b887ab918def7f00be5a711f29534f68c8',NULL,1800100800);
INSERT INTO "log" VALUES(1,40,'act',3,NULL,'mine 10','4f2f779471e38f29c3851e768705362732eeaaf774e01f9bc1150aa69fa17ffd',NULL,1800100800);
INSERT INTO "log" VALUES(1,41,'act',3,NULL,'@2','f190a1b9559e1dff50b82d6d0a212d50990dbd7dea09f92ce5e82d9ead92dc4f',NULL,1800100800);
INSERT INTO "log" VALUES(1,42,'act',3,NULL,'+B','96ad2a856e8d938054b0b3e79df1a4ee5a22e6994104816e77388963b50ec3ed',NULL,1800100800);
INSERT INTO "log" VALUES(1,43,'act',3,NULL,'@3','3d5bb40ff25dc5b062fa23b165675a37fe76d057ed8d9a41ca05a4bc3be78e35',NULL,1800100800);
INSERT INTO "log" VALUES(1,44,'act',3,NULL,'+G','592bd7684842442ce904426d193f0acdc34940fa2ba3da01ccbc977c932d53e2',NULL,1800100800);
INSERT INTO "log" VALUES(1,45,'act',3,NULL,'@4','a58130cc4aa2ec70853bdf1b057bc544c866026e2d82c8393e25e220bad41a0e',NULL,1800100800);
INSERT INTO "log" VALUES(1,46,'act',3,NULL,'+K','3a9437fa34bab6f15da1e8ee9f99eba2dee7f1c56a97e5dfa3eb1e0b27be27c2',NULL,1800100800);
INSERT INTO "log" VALUES(1,47,'act',3,NULL,'@0','3a93aaa735ca839b9f9826d160d392ca1091161bb0c64d798ed21b984224a979',NULL,1800100800);
INSERT INTO "log" VALUES(1,48,'act',3,NULL,'K>W-KK','a33b9224ac6a07d580b9c82168a6a1caa2410e985120e9ba0e7736c1e44296d7',NULL,1800100800);
INSERT INTO "log" VALUES(1,49,'act',3,NULL,'BG>W-KK:K','e3db8731ce451f71a0de804ebfb8c02a73849939dbcc10c4243a6f52834d5f5f',NULL,1800100800);
INSERT INTO "log" VALUES(1,50,'act',3,NULL,'stop','3d2e2f989a510892b62df4a339af81f260ac55ecadea98f659e7e9402566367a',NULL,1800100800);
INSERT INTO "log" VALUES(2,1,'open',0,1,'P1',NULL,'key 16',1800100800);
INSERT INTO "log" VALUES(2,2,'join',1,2,'P2',NULL,'key 17',1800100800);
INSERT INTO "log" VALUES(2,3,'automat',2,1,'random',NULL,'key 18',1800100800);
INSERT INTO "log" VALUES(2,4,'automat',3,1,'greedy',NULL,'key 19',1800100800);
CREATE TABLE messages (
            table_id INTEGER NOT NULL REFERENCES tables (id),
            reader INTEGER NOT NULL,               -- a seat, or -1 for the channel
            due INTEGER NOT NULL,                  -- the seq that this reader is to be shown
            shown INTEGER NOT NULL,                -- the seq that was shown
            planned INTEGER,                       -- the seq of a message that may be on its way
            message INTEGER,                       -- the last message that got through
            PRIMARY KEY (table_id, reader)
        ) WITHOUT ROWID;
INSERT INTO "messages" VALUES(1,-1,50,0,NULL,NULL);
INSERT INTO "messages" VALUES(1,0,50,0,NULL,NULL);
INSERT INTO "messages" VALUES(1,1,11,0,NULL,NULL);
INSERT INTO "messages" VALUES(1,2,16,0,NULL,NULL);
INSERT INTO "messages" VALUES(2,-1,4,0,NULL,NULL);
CREATE TABLE people (
            person INTEGER PRIMARY KEY,
            language TEXT,
            reminders INTEGER NOT NULL DEFAULT 1,
            quiet_from INTEGER,                    -- minutes after midnight in the person's zone
            quiet_to INTEGER,
            zone TEXT NOT NULL DEFAULT 'Europe/Warsaw',
            unreachable INTEGER NOT NULL DEFAULT 0 -- direct messages are closed
        );
CREATE TABLE ratings (
            person INTEGER NOT NULL,
            game TEXT NOT NULL,
            server INTEGER NOT NULL,               -- 0: overall
            mu REAL NOT NULL,
            sigma REAL NOT NULL,
            games INTEGER NOT NULL,
            PRIMARY KEY (person, game, server)
        ) WITHOUT ROWID;
CREATE TABLE requests (
            key TEXT PRIMARY KEY,
            person INTEGER NOT NULL,
            kind TEXT NOT NULL,
            answer TEXT NOT NULL,
            at INTEGER NOT NULL
        ) WITHOUT ROWID;
INSERT INTO "requests" VALUES('key 1',1,'open','[1,1,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 10',2,'hand_over','[1,11,["already_automat",{"automat":"random"},""],""]',1800014400);
INSERT INTO "requests" VALUES('key 11',2,'hand_over','[1,11,["bad_automat",{"known":["random","greedy"]},"nobody"],""]',1800014400);
INSERT INTO "requests" VALUES('key 12',3,'act','[1,12,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 13',3,'resign','[1,17,null,""]',1800100800);
INSERT INTO "requests" VALUES('key 14',1,'act','[1,20,null,""]',1800100800);
INSERT INTO "requests" VALUES('key 15',1,'act','[1,21,null,""]',1800100800);
INSERT INTO "requests" VALUES('key 16',1,'open','[2,1,null,""]',1800100800);
INSERT INTO "requests" VALUES('key 17',2,'join','[2,2,null,""]',1800100800);
INSERT INTO "requests" VALUES('key 18',1,'add_automat','[2,3,null,""]',1800100800);
INSERT INTO "requests" VALUES('key 19',1,'add_automat','[2,4,null,""]',1800100800);
INSERT INTO "requests" VALUES('key 2',2,'join','[1,2,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 3',3,'join','[1,3,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 4',1,'add_automat','[1,4,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 5',1,'start','[1,5,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 6',3,'act','[1,7,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 7',2,'act','[1,8,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 8',1,'act','[1,9,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 9',2,'hand_over','[1,11,null,""]',1800014400);
CREATE TABLE results (
            table_id INTEGER NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            person INTEGER,
            game TEXT NOT NULL,
            server INTEGER NOT NULL,
            seats INTEGER NOT NULL,
            automats INTEGER NOT NULL,             -- seats that an automat held at the end
            score INTEGER NOT NULL,
            place INTEGER NOT NULL,                -- 1 for every winner
            breakdown TEXT NOT NULL,
            facts TEXT NOT NULL,                   -- what the game counts beside points
            ended_at INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)
        ) WITHOUT ROWID;
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
INSERT INTO "seats" VALUES(1,1,2,'P2','random',0,0,0);
INSERT INTO "seats" VALUES(1,2,3,'P3','greedy',1,0,0);
INSERT INTO "seats" VALUES(1,3,NULL,'greedy','greedy',0,0,0);
INSERT INTO "seats" VALUES(2,0,1,'P1',NULL,0,0,0);
INSERT INTO "seats" VALUES(2,1,2,'P2',NULL,0,0,0);
INSERT INTO "seats" VALUES(2,2,NULL,'random','random',0,0,0);
INSERT INTO "seats" VALUES(2,3,NULL,'greedy','greedy',0,0,0);
CREATE TABLE snapshots (
            table_id INTEGER PRIMARY KEY REFERENCES tables (id),
            seq INTEGER NOT NULL,
            ply INTEGER NOT NULL,                  -- actions that led here, those taken back not counted
            digest TEXT NOT NULL,
            position TEXT NOT NULL
        );
INSERT INTO "snapshots" VALUES(1,50,42,'3d2e2f989a510892b62df4a339af81f260ac55ecadea98f659e7e9402566367a','{"phase":"place","turn":0,"shift":1,"start":0,"scores":[0,0,0,0],"money":[4,8,8,8],"miners":[12,12,12,11],"level":[0,3,0,0],"cage":["","G","",""],"store":["","","",""],"carts":[{"Y":"Y","B":"BBB","G":"G","K":"K"},{"Y":"Y","B":"B","G":".","K":"K"},{"Y":".","B":".","G":"G","K":"."},{"Y":"Y","B":".","G":".","K":"."}],"tiles":[{"L":0,"D":1},{"L":0,"D":0},{"L":0,"D":0},{"L":0,"D":0}],"pending":[{"C-KKK":["K","K","K"],"C-GG":["G","G"],"H-KK":["K","K"]},{"C-YYY":["Y","Y","Y"],"L-KK":["K","K"],"H-GG":["G","G"]},{"C-YY":["Y","Y=Y"],"L-BBB":["B","B","B=B"],"L-K":["K=K"]},{"L-YBGK":["Y","B","G","K"],"W-KKK":["K","K","K"],"W-KK":["K=BG","K=K"]}],"delivered":[[],[],[],[]],"supply":{"Y":12,"B":10,"G":12,"K":12},"workshop":{"1":"G1D","2":"K2L","3":"K1L","4":"Y2D","5":"B2L","6":"B1L","7":"K1L","8":"Y1L"},"orders":{"1":"H-BB","2":"W-YBGK","3":"L-G","4":"L-YY"},"stacks":[39,28],"winners":null,"seats":4,"open_deliveries":false,"ply":42,"standing":{"workshop 1":[0,1],"mine 8":[1,1],"mine 10":[3,2]},"canteen":[0,0,1,0],"cechownia":[0,0,0,0],"bought":[["B2D"],[],[],[]],"delivery_order":[[],[],[],[]],"revealed":[0,0,0,0],"tile_stack":["K1L","Y2D","G2D","K1D","B2D","K1D","K1D","B2D","Y1L","K2D","B1D","G2L","K2L","K2D","Y1D","Y2D","K2D","G2D","Y1L","Y2L","B1D","B1D","G2L","G2D","K2L","G1L","Y1D","Y1D","G2L","B2L","B1L","B2L","G1L","G1L","Y2L","Y2L","B1L","G1D","G1D"],"order_stack":["W-G","H-K","W-B","H-B","C-G","W-GG","C-K","H-GGG","H-YBGK","H-YY","W-YYY","C-B","H-BBB","W-BB","C-KK","C-YBGK","W-YY","L-GGG","L-B","L-Y","H-Y","L-BB","C-Y","H-G","W-Y","W-K","L-GG","C-BB"],"display":[],"space":null,"steps_left":0,"filling":0,"held":[],"rest":null,"put_back":[],"ledger":[]}');
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
        , seats_wanted INTEGER);
INSERT INTO "tables" VALUES(1,'szczesc',1,'1','{"open_deliveries":false}','{"orders":["L-BBB","C-KKK","C-YY","L-K","L-KK","L-YBGK","H-GG","C-GG","H-KK","W-KK","L-YY","C-YYY","W-KKK","H-BB","W-YBGK","L-G","W-G","H-K","W-B","H-B","C-G","W-GG","C-K","H-GGG","H-YBGK","H-YY","W-YYY","C-B","H-BBB","W-BB","C-KK","C-YBGK","W-YY","L-GGG","L-B","L-Y","H-Y","L-BB","C-Y","H-G","W-Y","W-K","L-GG","C-BB"],"start":0,"tiles":["B2D","K2L","K1L","Y2D","B2L","B1L","K1L","Y1L","G1D","K1L","Y2D","G2D","K1D","B2D","K1D","K1D","B2D","Y1L","K2D","B1D","G2L","K2L","K2D","Y1D","Y2D","K2D","G2D","Y1L","Y2L","B1D","B1D","G2L","G2D","K2L","G1L","Y1D","Y1D","G2L","B2L","B1L","B2L","G1L","G1L","Y2L","Y2L","B1L","G1D","G1D"]}',5,75,1,'pl',86400,'running',50,1800100800,1800187200,1800144000,1800014400,1800014400,NULL,NULL);
INSERT INTO "tables" VALUES(2,'szczesc',1,'2','{"open_deliveries":false}',NULL,5,74,1,'pl',86400,'open',4,NULL,NULL,NULL,1800100800,NULL,NULL,NULL);
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE UNIQUE INDEX live_table_of_channel ON tables (channel) WHERE status IN ('open', 'running', 'frozen');
CREATE INDEX alarms ON tables (alarm) WHERE alarm IS NOT NULL;
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE INDEX requests_by_age ON requests (at);
CREATE INDEX owed ON messages (table_id, reader) WHERE due > shown;
CREATE INDEX results_of_person ON results (person, game, server) WHERE person IS NOT NULL;
CREATE INDEX ratings_of_server ON ratings (game, server);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',2);
COMMIT;
