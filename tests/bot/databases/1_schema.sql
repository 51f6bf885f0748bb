BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'tables','1_schema:7153e3478fd8','2026-11-19 22:59:39.782125+00:00');
CREATE TABLE asks (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        seat INTEGER NOT NULL,                 -- who wants to take something back
        asked_seq INTEGER NOT NULL,            -- the seq of the question
        target INTEGER NOT NULL,               -- the seq to go back to
        agreed TEXT NOT NULL
    );
CREATE TABLE bases (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,                  -- of the row after which this position was kept
        ply INTEGER NOT NULL,
        digest TEXT NOT NULL,
        position TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
INSERT INTO "bases" VALUES(1,200,196,'876681b4229adf66fb57ea84a358788527bb9e285a46903aeb8181b0defb4116','{"phase":"mine","turn":1,"shift":3,"start":2,"scores":[0,0,0],"money":[14,0,7],"miners":[0,0,0],"level":[1,3,3],"cage":["","",""],"store":["B","",""],"carts":[{"Y":"YYY","B":".BBBBBBB","G":"G","K":".KKKY"},{"Y":"YYYY","B":".","G":"GG","K":"..KKKKK"},{"Y":"YYYY","B":"BBBB","G":"GGGG","K":"..KKK"}],"tiles":[{"L":4,"D":5},{"L":4,"D":4},{"L":3,"D":5}],"pending":[{"H-GG":["G","G"],"H-KK":["K","K"],"L-KK":["K","K=K"],"H-BB":["B","B"],"W-YBGK":["Y","B","G","K"],"W-GG":["G","G"],"H-YBGK":["Y","B","G","K"],"W-YYY":["Y","Y","Y"],"H-YY":["Y","Y"]},{"C-KKK":["K","K","K"],"C-GG":["G","G"],"L-YBGK":["Y","B=B","G","K"],"W-KKK":["K","K","K"],"L-K":["K"],"C-G":["G"],"C-YYY":["Y","Y","Y"],"H-B":["B"],"W-G":["G=KK"],"H-K":["K"],"C-B":["B"],"W-B":["B"]},{"C-YY":["Y","Y"],"L-BBB":["B","B","B"],"W-KK":["K","K"],"L-YY":["Y","Y=KK"],"C-K":["K"],"H-GGG":["G","G","G"],"L-G":["G"],"W-BB":["B","B"],"L-GGG":["G","G","G"],"H-Y":["Y"]}],"delivered":[[],[],[]],"supply":{"Y":4,"B":3,"G":9,"K":0},"workshop":{"1":"Y1D","2":"Y2D","3":"G2D","4":"K2D","5":"Y1D","6":"G2L","7":"K2L"},"orders":{"1":"L-BB","2":"C-Y","3":"H-BBB","4":"W-YY"},"stacks":[16,9],"winners":null,"seats":3,"open_deliveries":false,"ply":196,"standing":{"workshop 1":[1,2],"workshop 2":[2,1],"workshop 3":[1,2],"workshop 5":[0,1],"workshop 7":[1,2],"workshop draw":[2,1],"mine 6":[1,1],"mine 8":[1,2],"mine 10":[2,2],"money 4":[0,2],"money 5":[0,3],"money 6":[0,3],"order 1":[1,1],"order 2":[2,2],"order 3":[0,1],"order 4":[1,1],"order draw":[2,2]},"canteen":[5,4,5],"cechownia":[0,0,2],"bought":[["K1L","B2D","Y1L","B2D","B2L","Y1L","K2D","K1D","B1D"],["Y2D","K1L","K1D","K1L","K1D","K2D","Y1L","G1L"],["Y2D","G2D","K2L","B2D","B1L","G1D","K2L","Y1D"]],"delivery_order":[[],[],[]],"revealed":[0,0,0],"tile_stack":["G2L","B2L","B1L","B2L","G1L","G1L","Y2L","Y2L","B1L","G1D","G1D","B1D","G2L","G2D","B1D","Y2L"],"order_stack":["H-G","W-Y","W-K","L-GG","C-BB","C-KK","L-B","C-YBGK","L-Y"],"display":[],"space":"mine 6","steps_left":5,"filling":0,"held":[],"rest":null,"put_back":[],"ledger":[]}');
CREATE TABLE channel_posts (
        message INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        channel INTEGER NOT NULL,              -- where it stands; the table may have been moved since
        after INTEGER NOT NULL,                -- it tells what happened after this version
        until INTEGER NOT NULL,                -- up to this one
        pictures TEXT NOT NULL,                -- its attachments
        shrink_at INTEGER,                     -- when it is to be reduced to its lines; NULL: it is the newest of its table
        tries INTEGER NOT NULL DEFAULT 0       -- how often that failed
    );
CREATE TABLE cluster (id INTEGER PRIMARY KEY CHECK (id = 1), shards INTEGER NOT NULL, slots INTEGER NOT NULL);
CREATE TABLE commands (application INTEGER PRIMARY KEY, fingerprint TEXT NOT NULL);
CREATE TABLE decisions (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        person INTEGER NOT NULL,
        kind TEXT NOT NULL,                    -- turn, undo or offer (bot.tables.calls)
        what TEXT NOT NULL,                    -- the phase of the game
        PRIMARY KEY (table_id, person, kind)
    ) WITHOUT ROWID;
INSERT INTO "decisions" VALUES(2,1,'turn','return');
CREATE TABLE emojis (
        application INTEGER NOT NULL,
        id INTEGER NOT NULL,
        name TEXT NOT NULL,
        sha256 TEXT NOT NULL,                  -- of the drawing; empty: not known
        retired_at INTEGER,                    -- since when only old messages show it
        PRIMARY KEY (application, id)
    ) WITHOUT ROWID;
CREATE TABLE identifies (bucket INTEGER PRIMARY KEY, at REAL NOT NULL);
CREATE TABLE locks (name TEXT PRIMARY KEY) WITHOUT ROWID;
INSERT INTO "locks" VALUES('open');
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
        clock TEXT,                            -- the turn clock before this row
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,'open',0,1,'P1',NULL,'key 1',1800014400,NULL);
INSERT INTO "log" VALUES(1,2,'join',1,2,'P2',NULL,'key 2',1800014400,NULL);
INSERT INTO "log" VALUES(1,3,'join',2,3,'P3',NULL,'key 3',1800014400,NULL);
INSERT INTO "log" VALUES(1,4,'start',NULL,1,'3','bef7c7f493ac627d2d9c3ba1773d83339b7a11a939c58acdc2dfe73890d8d235','key 4',1800014400,'[null,null,null,false,[]]');
INSERT INTO "log" VALUES(1,5,'act',2,3,'draft C-YY','3abb9f41e9a51380f4eddf7683ffe1e5ee3d29bee5eac2dd4b10b317fbd3eff8','key 5',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,6,'act',1,2,'draft C-KKK','2e1edc3f73f4ab9737304a36d373cdc6436a5541addf8277ed795f09e322d4b8','key 6',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,7,'act',0,1,'draft H-GG','032d288f3e650be4577b183fd17ad5620c5310ba30659c58fc6141952aa9af7f','key 7',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,8,'act',2,3,'draft L-BBB','89dddb4fbdca3a23a44209028c167b5c87274a64b1f317ffbc25a6e956dc051e','key 8',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,9,'act',1,2,'draft C-GG','a7ac3d762fa8e39c07014d1d64eeafb82b6063889005989694082f51ff57f6bd','key 9',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,10,'act',0,1,'draft H-KK','f8617fb3e8304e09edbd2a792ce2e14d2b369e35967727c35cba2f386ca34338','key 10',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,11,'act',2,3,'draft W-KK','87e931f614f00be075cc6ccf80d0aed3ccd3ada4c70c47a981d65277abbd49d8','key 11',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,12,'act',1,2,'draft L-YBGK','55d1493cb803ebbf8c3110ccb3301730021ad5375927f7349af67eb72c984a90','key 12',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,13,'act',0,1,'draft L-KK','a2d9cb3bb84ec3b687eda1c51ad9473b543e4c7a929bb312ffb2c51946fa96f2','key 13',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,14,'act',0,1,'workshop 7','386ed6a381b7917fdfac2f2cc4466a0c43f33fc0f1aeb1d7faf6b64bdd94bb21','key 14',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,15,'act',1,2,'workshop 4','ffa3f4585710bfc054b1eef7262eb49aa1ec00930d6c902c80637115478f42c1','key 15',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,16,'act',2,3,'order 1','265fa6e8b4fccdcaa98bb65f640ae44e93b7fcabdc2282a9b10791243378dc77','key 16',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,17,'act',0,1,'workshop 1','299f8063a53c9615a4940d65dd75152632c8585094c24f78521e669003ccf0fc','key 17',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,18,'act',1,2,'money 6','c2973870ea4166b0b349437a83f1396c252fa83486c60f4333ef21490fc90eb2','key 18',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,19,'act',2,3,'money 6','aa2998b796c707d41217100addab7810ecd2dcd076af70033a4657c1ada02f3a','key 19',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,20,'act',0,1,'order 1','9e693064211537c07f67cd1d0ffe29aefc80388861d2a5307ac63c363354379c','key 20',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,21,'act',1,2,'workshop 1','443ee501eda7e1a5bec4f76eabfad70683c326a8dc6eaea827aaef32698e1fd5','key 21',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,22,'act',2,3,'money 1','bd0af6827026a3b35bd1433f2e7f9726c0756f8aa11150eebe385d41d73906b6','key 22',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,23,'act',0,1,'mine 10','40673b11c3980caf0a0cb7e5331e7b79b2b9ee864e902395460f83d4eb5924cc','key 23',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,24,'act',0,1,'@1','8e4cb6a0dc04f1a89067d47da289f3acca1cd4e1f5e7be5d46c411dc945239b4','key 24',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,25,'act',0,1,'@4','21fac33873619adbe85d8faa56370494fe652736ce31d3e7b14ae4a4857d0b81','key 25',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,26,'act',0,1,'stop','67815a21d74cd494e2122b0134734f8f71bb67886b5a8975ff865c9cccac6638','key 26',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,27,'act',1,2,'mine 10','f8d1c8c04ee08be25f2e74061cc9c9dbc443cf4e77d046b64eb8e26523338673','key 27',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,28,'act',1,2,'stop','cc121190eaf0aa4054e1d0881b001f0c5f4dc0653918be747eaf5e30a6a46d4d','key 28',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,29,'act',2,3,'workshop 1','bea989543fafa65e2a94520c03a84997c011ab6c8776602c1b6173c18ad12809','key 29',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,30,'act',0,1,'workshop 7','d362efb80f87f7648e2528a283723c0f94fcd42cc8e5efe068703e284d814998','key 30',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,31,'act',1,2,'order 3','1c705d9bff3d80f1303af19d55313509d5a1470e1e4fd0633041b93b8fbae46c','key 31',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,32,'act',2,3,'workshop 1','e732c1e94da3c59c5132c74dd9c7770552cb89cd079df8b2033855a06a4a2f61','key 32',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,33,'act',0,1,'money 6','8e7353ed888b75028fe26561ecd87a73436f0e24ff8d114446b60eaeff5a53dc','key 33',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,34,'act',1,2,'workshop 7','45e3a1507905d39fe64e95292ca4c478c6e0ced927e0f0121d0281fee6aef245','key 34',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,35,'act',2,3,'money 1','866d0421cd272761b2b57d9484978859ea4296351bb5dc66994a17698646bffb','key 35',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,36,'act',0,1,'workshop 1','3c832c103ecf15823aba14220bebed84708ab4c3a202857a0839ba31fd3a397c','key 36',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,37,'act',1,2,'order 4','4d481775f00d7e8c33f313e78da02e3314d1c4509a366b26265c5fc87246f7cb','key 37',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,38,'act',2,3,'mine 8','625be22777afd72a27939931d2f2939655169944c5d4354b5601739b1139ba17','key 38',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,39,'act',2,3,'@3','485b8ce0b4557ce5345d654399ebaf1ed0d3d5feba55d8d85849f809758639a2','key 39',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,40,'act',2,3,'@2','8d7e633c6578a2001399080a68b10415936bd989c2dca38d92a7d84bf566b3ef','key 40',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,41,'act',2,3,'@4','88fac0b8e8b3a1e193f5252d136c2ae7a1cc58df02b917d55ca0a8041c540b02','key 41',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,42,'act',2,3,'@0','a362306c98c4fd26e7e2d19c73b0084651c21cf781727e31abf6eec375fdda27','key 42',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,43,'act',2,3,'@2','717ed304f0ba8c13b3377fb32c2569686a916def0d4806e2e30967f72f99e276','key 43',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,44,'act',2,3,'@0','0c5a7256db871704105efc6d809f6595352415ea99be0ed434320bb9c4d4d925','key 44',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,45,'act',2,3,'@1','d274801d1c2592155fde241085b5b8798a3467f192386503012aaa0ec5534a62','key 45',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,46,'act',2,3,'@3','d91c4248fe66703e10c557c3b11b52e6ace036ae69379fccd634eee9ded5f8c6','key 46',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,47,'act',2,3,'stop','4f980bf18449e273a2f6039093c9a327fcb7c757960f09738dcf9c8a4553821e','key 47',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,48,'act',1,2,'workshop 3','89dad960ac2aee06e20bfad6f6c09f72b125281ad15434acd9f690f48a57cf7a','key 48',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,49,'act',2,3,'mine 6','b69215dddeee52f6d472d454d8666bddd3772e31381663d27e1f0dd3203ea636','key 49',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,50,'act',2,3,'@4','53997ec81f5ed9ce1cf3b2e80ac22ef4176d574fe1dad9f8a29c48c2b1879273','key 50',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,51,'act',2,3,'+K','c5471555de3120da709414e199375aeede9c025a304c69efe3f541d9e05ba98a','key 51',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,52,'act',2,3,'stop','05ae6dc0860a7b5bd7f7238dfa1d97ccd33dece7f936339f242279bb1710a40d','key 52',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,53,'act',1,2,'mine 8','7b55a08ee8561cb967bc740f04b76ee265bc1284591f5afdd4694f5fb38b831a','key 53',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,54,'act',1,2,'@2','244077b72780fd2dd3e85b3d2a1f53ce9b7bce64aec69bdbc92423931291f2c1','key 54',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,55,'act',1,2,'stop','e58f09881459aa13b4173b5f1dd91edc8f124195c52ada2687837e58d1fcf083','key 55',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,56,'act',2,3,'money 5','1677340595dfa27459329b482b1d5ab09a67e1345481a7a5da9d38db80c9463c','key 56',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,57,'act',1,2,'order draw','fbc75bd6313d2425a8b91c958c95df41a2d57e95b046757b84a9787939c5a2a7','key 57',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,58,'act',1,2,'keep C-G','d412c8693d611345d03288cf437e6086d048bbabaab34e482844b0f64d3d2c52','key 58',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,59,'act',1,2,'top','c873a60feb52737fcd2170c926f7bde3d01e73d321c976dfaa7c046a62f1614e','key 59',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,60,'act',1,2,'H-B','7147b8ccc41862a8ce78b628fa426f97ddfe19181725add82ee6109b23201746','key 60',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,61,'act',1,2,'W-B','7221511b07ffec1f9295972574619010be948712bbd6f0188f63954f2da5e07d','key 61',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,62,'act',1,2,'W-GG','5c83563c94d51d46ee8f549ce0802aea2cc3ca80ce5467090679ec2d5bdfabcd','key 62',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,63,'act',1,2,'H-K','1ca7640eb171eba439e6030ac82bfb39bf8f19afdadf0236ee4d40c7af6cd6c1','key 63',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,64,'act',1,2,'order 2','7944d4de6acf6cf0f8bdebed76c955c2341e3907e9c58d7bb1cd497f73220761','key 64',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,65,'act',2,3,'workshop 2','4a226cbbfa288bbfbab4ebdda97809fbe5827ea8cca2cfe069e93abb221ef31e','key 65',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,66,'act',0,1,'money 5','648455674b79648b6dd20d2ad9b4588c3683c7ffb198c94c051640a1a86db030','key 66',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,67,'act',1,2,'mine 8','873dc0d0459c781de9d5c2ae179deaa288e9af5185ee7de69feb84e1feb48e79','key 67',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,68,'act',1,2,'+B','e7decc815f00ca1bbc0529eecc486dca7028be5a2d2b72b6d27c8f740b9526f9','key 68',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,69,'act',1,2,'@3','bb0774f338415b5a83a2d323d7022bfc8bc1e57089890678f0d51a18199767e5','key 69',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,70,'act',1,2,'@2','412cf0cc9f8f8b192cd6798693922a8328d38993470a70dcd06e702652e62877','key 70',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,71,'act',1,2,'@0','269b26e075b834a3732cccf77a71b5a103185f855cb2249dcfcaaaf71a5d05d6','key 71',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,72,'act',1,2,'@2','9b0d5531d5d37cac64a9e35653c2184484aacc765a3ff71c01c608419312b42d','key 72',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,73,'act',1,2,'@4','e36589da3629c69c7b4b30e48329e7af82a425ceb7a891d2a9ec9092cb680bfa','key 73',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,74,'act',1,2,'+K','303ef6f36233234d42a97f857fa3cc630ea75b1f268ac0b1b6e47f51db706dc4','key 74',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,75,'act',1,2,'+K','d740cfb8cc9dd1ccac4f0ab82a333d0f3509590c0f26eff0b2029d89d47ed3bb','key 75',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,76,'act',1,2,'stop','29a3dc2055654ed3b5779bc1273c3a9c2d199327659ddd424623cba6f1d83eb5','key 76',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,77,'act',2,3,'workshop 3','599702e1b9f961ae1566195f0643fe030709eb403d76fcb7755b225f5ea17271','key 77',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,78,'act',0,1,'order 1','d20fddc3f29e828cd88c0e1baed4e2f832cde7570f682df4f5692b0ca611e21b','key 78',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,79,'act',1,2,'order 2','e88e2440851494bbab8624f3e4d91dd85218c357dc35df15634c427b811c6fa2','key 79',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,80,'act',2,3,'money 6','257616af15422c9cc28ff8afdd5be27540d6a2b191201447a75a9f52cfdc4a9f','key 80',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,81,'act',0,1,'workshop 5','7b0bdfb40a8e2648f614284bf7a9ec34440c7296a347b370a7948c6b8a37a633','key 81',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,82,'act',1,2,'order 4','e620ed3d0522278f98f56414e6a9291c2d6c5fc0d082157fccce2a63c8fb0496','key 82',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,83,'act',2,3,'workshop 6','0f58959ea62c9fc68b27d3dbcc550679a0eb48642da8612eb937d8248d14b289','key 83',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,84,'act',0,1,'order 2','4ae9a0f8264feb1f2cbb27fb6d143833c9d72352269c3bdf5fb9a51f6424688a','key 84',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,85,'act',1,2,'money 4','7bcaa1ee3ec8409dc57ac146ec5e9acd2555b853bcf98417e01fa53db71def26','key 85',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,86,'act',2,3,'order 2','1a4478ed74842fa4003d57e9a25518aa8b6916fc72a111dec5b57ba48c774dc7','key 86',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,87,'act',0,1,'workshop 2','a894d164774371a55e6053f85125af6c404f0c07cbd17126a9696ecf33c520da','key 87',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,88,'act',1,2,'order 4','5bc0d0537de52dc60b56ef77fd709e034cf190121089de7c6b18a5cc24691973','key 88',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,89,'act',2,3,'workshop 4','c826a92e5e1927cd8e47c8112f666ccc0250e6d0a85e557a44926956d1bc2b42','key 89',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,90,'act',0,1,'mine 10','d4792c52c7a42172c3d65eb7bbd227f66ccf1587fb1599d7a58a18342e4fea34','key 90',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,91,'act',0,1,'+K','cb915d388e59d92ebd805f042ae0f2d206695ddefdc71dd680c85ffcfd23596e','key 91',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,92,'act',0,1,'@3','8e07316c2cbfdbdb209a3e78077ffa440c92cf4657623349a60bf92afb6698e2','key 92',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,93,'act',0,1,'@4','15862d729b70d0230f46d9def829553ab51f0cee4a869de93244501c1a374047','key 93',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,94,'act',0,1,'@3','84b09b7e59f61d9d380ce33f5f23d143770f9ee620850e17c33a02807f70ad68','key 94',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,95,'act',0,1,'@2','c14b9ecd04e5eacca2971f5353ab8972b8c3115c3d8f2fcbf57b6a8b38148ffb','key 95',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,96,'act',0,1,'+B','1700526df44bce73de4abe64bffd92ca8d8ecf3ff617d8adb5a1d144b018b449','key 96',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,97,'act',0,1,'@0','60d88b0322ef7569941b0e63c807e57be31713c33f819a149b73558bdea7a10b','key 97',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,98,'act',0,1,'-B','12b9216437c9aa8f9750b41c1a4ab4e25d0db8440497935cd26697da619be4b0','key 98',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,99,'act',0,1,'K>L-KK','4cf2fd4ced575f895617cf9ac13e7b4511b36be5f8f27b997898140cfd1a587c','key 99',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,100,'act',0,1,'@1','d3421484d3a9591ded5e1b1537b87a8a2dcacb2a7a7759e65a9885ae8d39adf0','key 100',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,101,'act',0,1,'stop','a7b2c805e61e998f609bb90a3285dde510230d5b4cbabb8c619c9b6f44446dd7','key 101',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,102,'act',1,2,'mine 10','2aa6ffa42d8383f4c26a7ff965764756dec499a887bc91fa055142d1384ec18f','key 102',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,103,'act',1,2,'@3','4703c62af6e140e3196fe7cab1f752c9f55f016fb7ef801fdf07ba7f6a5b0a42','key 103',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,104,'act',1,2,'@4','6cd0348e412d397694cfedb78d933f20059bc5e179ec5e3b81646419b442bee8','key 104',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,105,'act',1,2,'@0','38e8431fcadc7d8a2a12d1c52f75f7cf2e2996c3774687bc9ebc4db1aeed9917','key 105',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,106,'act',1,2,'B>L-YBGK','c671ed6cf008d76b899bc6abd987aaa6dd9211a091c6e974a68437fdf64fd447','key 106',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,107,'act',1,2,'KK>W-G:G','cac02864c28e4f3028a381a8df7ff206a6642754b8ed3e9e6db1d4e630018b4d','key 107',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,108,'act',1,2,'@2','8a178bb04d55134352e2e2d72a9cd3bf1a0d997cbffe3147ed47a2528bfe210e','key 108',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,109,'act',1,2,'@4','2a7c98a0dfd2aeff2f0a13699f1e46f6f275d1132dd56c27889472df01220942','key 109',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,110,'act',1,2,'@1','43459dfdfeab8039060f3ffcaac4c8edf94b5a36b9a78fa283dc73533170d8fb','key 110',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,111,'act',1,2,'@3','6989f8eb8b477d347ab6524025bfcaedc000956ebd004f6f9072ce22ffe965c1','key 111',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,112,'act',1,2,'stop','d8ffbc5b57b31ae249e821815bed806de1582a9541ec39a498937453bc301eb8','key 112',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,113,'act',2,3,'order 2','5d74e2fcf7ee197b7ae911edbca7833cd886785a3a7f5bc507632b1e41367ac7','key 113',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,114,'act',0,1,'money 1','e74e5ca4f3403dac0e0e86ce577f6ad1b0f21a2429c22c1457aa34b13766673f','key 114',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,115,'act',1,2,'workshop 1','a8e4cd33760c8dfd91d580224b5a6f64c6122ff519c050b7619a9b8068ebfe5c','key 115',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,116,'act',2,3,'order 3','dee0c8f7773925ad497e9b1989c7b808c3b18ad40d7931d8e970f49b49e8ae55','key 116',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,117,'act',0,1,'order 4','cf39e54ebeaed053261e4f71002100ba7a176b61c86f9bdb162890e33038505a','key 117',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,118,'act',1,2,'order draw','48cf4172b2c53e8ee817f15cef1492a4d12337980c5b30bb73d4f7bae6f35071','key 118',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,119,'act',1,2,'keep none','d52e10b2809d8bb75264813e7767ee13863b169caa8aa3964e7b679df33827b9','key 119',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,120,'act',1,2,'top','ce75880300cb1c423db7f62a1de500c370285241e957b4a4fe13d340ace279b2','key 120',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,121,'act',1,2,'W-YY','d970b5fee718d3380baa37070aa9df189868f1330f8967906665b1894ef4ebde','key 121',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,122,'act',1,2,'W-BB','e852962f832098c7c6450eb1997ac609cdf57fcf240379b710cd9202418a0ea6','key 122',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,123,'act',1,2,'C-KK','2dbd72a70cb08c023254025ca5b5100d1eb75221727161b4b01c46ff87333342','key 123',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,124,'act',1,2,'H-BBB','c7002b40502b2d4a0ee63b2175d138cc872d1ed29c4c5d3e5db576ef57a20f58','key 124',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,125,'act',1,2,'C-YBGK','0c5672a22ff37698fba8ad981b871a44f89393597d831d056976773e91850bca','key 125',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,126,'act',0,1,'money 4','48b63600978acff750495c9d6c500dcf1c77f44ac4cf4cc306b2cb6f5a09789e','key 126',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,127,'act',1,2,'money 1','8cc1df0d19c3e0044412c69ac04606fd0351ca8711622f712ec190ca9ca52c61','key 127',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,128,'act',1,2,'money 1','bda7ca24b29056eb48d67e229d1173bf08a27fc61579ddef419b2410985f8e55','key 128',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,129,'act',1,2,'mine 6','7fbbdffa99561792d3ccc3e7aa5702540497f38c8227a9e4b695b39db497bfc6','key 129',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,130,'act',1,2,'@4','ffa324ca1e357549cfad4756234767c20a57416923b1bfb6cea3f057971c1353','key 130',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,131,'act',1,2,'@2','c6437ac1eb9909e8ee40c92d9add674a61a1e5251f78eeb36bba250924e5b404','key 131',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,132,'act',1,2,'@3','a5077e6a2d0eafc088bd82c19a0e0201b7326219f9d08096691792c9e110e7dd','key 132',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,133,'act',1,2,'@1','52d3991c9f56e23756e7d5d293f9366fadac4283b5849c77e8d3767032b8c3f4','key 133',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,134,'act',1,2,'@3','bca928b56b753cd66f08deb1428aff8213709cdca9550abe2b7ef79c5658807d','key 134',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,135,'act',1,2,'@1','888ef6b8e1f7f179db40abc2e87957ac2c004ab90541569db8d0760a7f43a139','key 135',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,136,'act',1,2,'stop','1e37752642efa466483832997633007a45b20ad142e0a629719291940070e4e0','key 136',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,137,'act',2,3,'money 6','e432bce8efad9e8d9791bc2c3dbc8a991675deffdd4da28cc4973a9d14cbeeee','key 137',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,138,'act',0,1,'money 6','5301f7e5391f56b5c9224deea02cdb5f65a160cb8f457ea145a18b51cbaaa6ac','key 138',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,139,'act',1,2,'order 4','818900a193443d77ac239e777dba6de2eb5926899dfbaacdbbdf7b5e1dbdeef3','key 139',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,140,'act',2,3,'order draw','a1b1dc64782c02511805be093ccab1992dc49f0e70e7ad0a9415c163ede632d6','key 140',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,141,'act',2,3,'keep W-BB','bb45f3bd78a0d511a98190ff7e964d59ff8815c36b0c390ec41bf78a4fc0a8cc','key 141',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,142,'act',2,3,'top','ecbdbed2a5eea4a6d8ccc4a9ea71b993b5fc84a72badc6629b5713ab6bc9b8de','key 142',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,143,'act',2,3,'H-BBB','095e3e4dc81381c918a1a00c5ad6d1f3d9ac0b2f61cfa5857d6cb705e67df829','key 143',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,144,'act',2,3,'L-GGG','f74a19095bd5fa049acebf344499610876fbd763e36ed174f284a8de04dc1af0','key 144',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,145,'act',2,3,'C-KK','d19d4d67d4572efdc5d2dd4f1ced65cca2b1a1eb1d25f589e2ea099df535e924','key 145',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,146,'act',2,3,'C-YBGK','e6b611c64e18b9fb8489f54093b836e8b0ce6cdd9d4341ec81ef8eb003ba35d0','key 146',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,147,'act',0,1,'order 3','298c054722e9dfd38d957d81bab9b9d1a42b7f9e858638372ab520bb828f49a3','key 147',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,148,'act',1,2,'money 5','4105b2f38a3e15c6cfa6a1026fa009456ee85d3826b39573cf7028c4e425e908','key 148',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,149,'act',2,3,'workshop 2','f9dbb2ca9cc782e1ebe3d972e31c77aca4deebe6a0844529123e74db060ea74f','key 149',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,150,'act',0,1,'workshop 3','d4bc061624bdf267d47b58780271c0718f32f6fad0dc4e8f55091424c5ada01b','key 150',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,151,'act',1,2,'workshop 3','59bfae722076ca6d2a84432dfa2dadda259f95832010f49042facee37540dc8c','key 151',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,152,'act',2,3,'order draw','37dd155b5a18acde107e40cfeb514c00320e2de5c8f2a0964b8099e6c6863b32','key 152',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,153,'act',2,3,'keep L-GGG','af35b7f42a7452ca9b050af805b19c2b002861ed35eb592d5bbcb27877c8979a','key 153',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,154,'act',2,3,'bottom','2a5a43113185532f1e8c0e3920c61fc5455563fea983854653b8c93bfb8e0bfc','key 154',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,155,'act',2,3,'C-KK','f5311e4f5c8673adfbb20c01d0f4a1acd1cfc3692843c19599981dc8eea2f6dd','key 155',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,156,'act',2,3,'L-B','342df0f598d3cc549b68ad7f880ff013ab337470df28b8dab38db5c3b8b1781e','key 156',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,157,'act',2,3,'C-YBGK','a658aa34648d26eb4851bf47d12365d05fad0e36ed22d9ed6100f3b68806bfeb','key 157',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,158,'act',2,3,'L-Y','e62cf877563a2e44fe26bc4e088f4c16d9eaff04b1cfddd7ef661c7cdebd1478','key 158',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,159,'act',0,1,'workshop 7','2adb6bbb8ab8aa577fcac8ff71768712d8476fe133cc2552eeea89a24b411289','key 159',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,160,'act',0,1,'fill Y','7019198ad7cabc966fe9df75f2ccb2126f6b523c576bcbc4f73a597c1c73f7e6','key 160',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,161,'act',1,2,'mine 8','a5e2211e6b016c173e4a35ac318f87e072bf0c3d808a0a52b0645342ae749e10','key 161',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,162,'act',1,2,'@2','45e779512513a3a815048f3d919c7451a78bc5ba2ab49d7efe6236a79fcbb261','key 162',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,163,'act',1,2,'@1','28a7bd0ec861fd1a81585b0cd1fbbb9e6ef1ccb16df9f2b84e62e16437ca7217','key 163',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,164,'act',1,2,'stop','024eed9e0e303d649e3e76bf67b19b954f4076e15d33b3f54809a7a39f391fb8','key 164',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,165,'act',2,3,'workshop draw','300ef81b3f8edb7d0639010f8af4acbd7bfbb599a9d62c53d446748fe362e67c','key 165',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,166,'act',2,3,'keep none','b8b3004a4320b1a7712da67db6b2122abeff9e7956bd9419ba826f1417b40ad5','key 166',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,167,'act',2,3,'bottom','2fe4db5a6d67162a42565d133ba2269b0de08e3bc2d35024998b475755a60bac','key 167',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,168,'act',2,3,'B1D','17e1323904f4090f9e3f464ade7adfc4397682401dd3b83116cca3a2aa74e304','key 168',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,169,'act',2,3,'G2L','699be50b8178a493d4514e625f633e9f94a1cade6ca285b1ea8ccbf87445cf90','key 169',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,170,'act',2,3,'G2D','acac7d839ea32af1debde3830f56db52587b3a587a6b7874ef543b4fd1571de4','key 170',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,171,'act',2,3,'B1D','eb37b7ab129b9373bf3a67334701a55d3d6b9b4c8e8d268cb222fc32ac285812','key 171',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,172,'act',2,3,'Y2L','96731352f9435fa7ff3d988041eac60be0ad6acef09dbbd67ccc1adeb13e110f','key 172',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,173,'act',0,1,'order 2','a776baf13357479ed38cd9c053e3cbcedff18ab17d6d5e1596f5d92d8c7b56d4','key 173',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,174,'act',1,2,'money 4','ea5ca63ede695d2d0aa09c2d73cad1b21f164a65184da2ac311670f2e9448e11','key 174',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,175,'act',2,3,'money 5','a90af3cd80e39e87f77a169710cc0457c6111d9cdc12b3770c61f88c8de7bdf9','key 175',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,176,'act',0,1,'money 5','62ae8919ae8437b3d9f607f8f68766006d23eb8251804434eb573aa7b6ec05ff','key 176',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,177,'act',1,2,'workshop 7','d986068edbdad48855e7a04e9e7b148a808d730a8f3eae0ffe010ca34aa18d75','key 177',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,178,'act',2,3,'workshop 1','0de9fde51b58f1110c3b9b1af050132409f2e15b5c0382ef396897fd0f452221','key 178',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,179,'act',0,1,'money 4','e55927c48011c6e88bdb4e065ba66c9014b2a8040078f456373834ddf7ddbe4b','key 179',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,180,'act',1,2,'order 1','036add01c9fc349be1c99d4cd158889b241d11e565b4cf332f8afed1900ed8ad','key 180',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,181,'act',2,3,'money 1','42c20c31c7a846ad36fddcf40924a270cc689001670258c6f7485b1633f4715e','key 181',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,182,'act',0,1,'money 6','9a6d25ccac53903188f5ba3e14eb5364a90202119e8e9aaa67604db901e1ebc4','key 182',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,183,'act',1,2,'mine 10','af88aa978e65a0590098f555e0259269788ae08f9e682d7779825e4188fac680','key 183',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,184,'act',1,2,'@2','7a9d6ca9e2b63ba22bf644d5a00a36da0ff97ced237a7a1efddd8a97a9dbdca5','key 184',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,185,'act',1,2,'stop','4339258d4c409f0824ee159659e0c1c631095e7b5f20d36d9acba24202d701ab','key 185',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,186,'act',2,3,'mine 10','c54b4ca8ea9da4614f39aaf44abdbfff1c7b8d42675b89b71c9a0ef25dcdc39b','key 186',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,187,'act',2,3,'+K','7b6d10e400b9bc07902805f199397e22e650ecb1c82e224f66a34ba37f36738d','key 187',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,188,'act',2,3,'@3','bc0a5660467a4e04b2d3f6f541c544ff6efa7fb1f4bec9969e81f6ff1cbdb26a','key 188',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,189,'act',2,3,'@0','744afbb426370479ad340205dcf1d47da2fde452909dcbc61e5c816aa0cddf22','key 189',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,190,'act',2,3,'KK>L-YY:Y','05d80b4827392eafb432abf8249bde0afade24cc0d4d9cdbb981cef8fc4b375e','key 190',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,191,'act',2,3,'@3','699ef05178dfb8ed6c509f094629f16dd1a92664310b2c2bc5a0ac516a01ab61','key 191',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,192,'act',2,3,'stop','6687d70a1db2089e28792e2cd26a18e3b5d3690c6bf34956d91f77ac9e28e381','key 192',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,193,'act',0,1,'workshop 5','252d531c1c3e229e23897ee6fc64f5480eede8fa95fef928636f495c72ace4e0','key 193',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,194,'act',1,2,'workshop 1','00afc32470b0213f463667a71ecd74eb6e78f8e1b0f5907f669f58336029ca9b','key 194',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,195,'act',2,3,'order 2','01248bba98f573e624f33bc67ae9b6af456223f7830d7afa08c8c14bb6f4dcbc','key 195',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,196,'act',1,2,'mine 8','6a36cd05b936634da2d14563e0c0cfc7ae0a1df67fc61a6da1e215dd033b7353','key 196',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,197,'act',1,2,'stop','6422f100991e9a1e74d87de36c42c168a98fd7bdf4285e8ad7a98053271efdd7','key 197',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,198,'act',2,3,'money 1','55cfb538f665fd28abd9eab5acd47d1d4b79910a90fc66113c389e5f099993f1','key 198',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,199,'act',1,2,'mine 6','e8e40a30337ff2ecc99587ed5a6dbd637185b17e57e4cfa96708c6faa2d21a6f','key 199',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,200,'act',1,2,'@3','876681b4229adf66fb57ea84a358788527bb9e285a46903aeb8181b0defb4116','key 200',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,201,'act',1,2,'+G','9c8d22b5df90b28b91f4389b6fde7b4b03c0952a24fdad59a2a456a84b977d8e','key 201',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,202,'act',1,2,'@4','801d21713a3f8dc1e153caf23afeb83887cc08c19c14e5f7e5f97ddef9b79b4c','key 202',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,203,'act',1,2,'+K','52a29eba90dd99c6bafd3cb35dbd9c705f81a519b919ab961066376f8b59bb13','key 203',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,204,'act',1,2,'@2','9b405cfac010fe3da716fd42322297be3031d0e15cc31246db7de453cc863572','key 204',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,205,'act',1,2,'@4','9136b4f8e1d4db09b8c02cea1d54b41b7f631b41e3551ef8f68d8c096c6fce40','key 205',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,206,'act',1,2,'stop','e9d587ec54659aac44116c6f9296d44c52876651b05156f1378a6082998c3719','key 206',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(1,207,'over',NULL,2,'',NULL,'key 206',1800014400,NULL);
INSERT INTO "log" VALUES(2,1,'open',0,1,'P1',NULL,'key 207',1800014400,NULL);
INSERT INTO "log" VALUES(2,2,'join',1,2,'P2',NULL,'key 208',1800014400,NULL);
INSERT INTO "log" VALUES(2,3,'join',2,3,'P3',NULL,'key 209',1800014400,NULL);
INSERT INTO "log" VALUES(2,4,'automat',3,1,'apprentice',NULL,'key 210',1800014400,NULL);
INSERT INTO "log" VALUES(2,5,'start',NULL,1,'4','a285601d9aefa4691f6baf0f1033ca33289d214ac3620848a4a55df9f56817ef','key 211',1800014400,'[null,null,null,false,[]]');
INSERT INTO "log" VALUES(2,6,'away',1,2,'foreman',NULL,'key 212',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,7,'act',2,3,'draft H-BB','a6ba72259d147a49083ed1b9afa0880c075494626c12aad4676ebb79f88b84b0','key 213',1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,8,'act',1,NULL,'draft C-KKK','d0d0d067088431134ce45df930cafd1a47d0cd5dfd040f940f464942a3a3d740',NULL,1800014400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,9,'timeout',0,NULL,'foreman',NULL,NULL,1800104400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,10,'act',0,NULL,'draft L-K','3d74fe0813b900c2309d0684701529e84005a4ffca5174d93da797865621b83b',NULL,1800104400,'[1800014400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,11,'act',3,NULL,'draft C-K','01f30727d8fa01e2b9ccdd55c2f135ee8eef9183d993755f92125860e889de03',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,12,'resign',2,3,'foreman',NULL,'key 214',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,13,'act',2,NULL,'draft H-K','70fc7b3a19e96baea3e07d1c8ec0f9f6cb51859d3af0b22eae498bd6857c5b34',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,14,'act',1,NULL,'draft C-KK','d8c9b313bf5d2f4706f56fe2f87fa148956f778305d005f55c882717377fcf6b',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,15,'act',0,1,'draft C-YY','85c37a456fc06752d4a330097c6b389dc72fc93169f80c04dc4bce94b297e171','key 215',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,16,'act',3,NULL,'draft W-GG','d555666ed43e62740ed43895d49499b3e88d2692022e1b3e417165be9da838e0',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,17,'act',2,NULL,'draft H-G','1804eaa8dfc57914a3edfa80d11524164db1ee8b138c46c767351b9e1143e2cf',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,18,'act',1,NULL,'draft W-B','fad235e5ec2aac1cac0d35f83f6eb59ded2e5e7fc45fc96e13289e78c5fa215e',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,19,'act',0,1,'draft L-YY','b6170a19415d0a1ed53b1b386458b8544c23549afb3566738177f9b6463ab027','key 216',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,20,'act',3,NULL,'draft H-YY','116ca0dd89b3b485f58356a6b44903ebcc0a3eae0ab1e5ef0154d383293b39bf',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,21,'act',3,NULL,'mine 10','85a7610316f1b35eb8f3faecec85324c2d9c534ef73313d80b67a1bed84fb609',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,22,'act',3,NULL,'@2','b86e08c8ae8f29ebeef590c807188bc7510c25360cfaf4f920b41f2dda097416',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,23,'act',3,NULL,'+B','574b3ffda98f22595f7c38d28b35a76bbc7fe0e993e623c419342c6fd7ff345b',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,24,'act',3,NULL,'@3','18bf71a7cad207090706c3383a6c5d7faa1cab27dc68bff7e028ef4a8e7fda54',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,25,'act',3,NULL,'+G','87754d63f83aa3ca48fcf6026a3f877655ca1653c5cca30b9ec2bba56cbef155',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,26,'act',3,NULL,'@4','a3ace38093a0db93a366efa5660560075796bfbc550a1be56f8bbcebd4b939ae',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,27,'act',3,NULL,'+K','5013ebb5ab92eb3c027e6f8b8c01c0bfd272985e88280f112e4f9a6165fe0341',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,28,'act',3,NULL,'@0','0c483e7230af0aef0b750554a6e9c1792035e88b34842a99e01b118b3b1196dd',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,29,'act',3,NULL,'G>W-GG','c4a343a77c0866c574292194a4811df51420034e331b3b99d7077a2953552bba',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,30,'act',3,NULL,'BK>W-GG:G','b67b88e8491b00ed958040054a04b24ac5b8aa9a1710eec48398d140e3a9bded',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,31,'act',3,NULL,'stop','9d67faf5b0b5bd0012dd8ebd877bbd9fde586624f05ccf5ab066dc8c5cf3c30f',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,32,'act',0,1,'workshop 1','9fd1cdf09ea5ef5e85838a55d5faeaec3c085b9326edec2aac9a546b801bd92b','key 217',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,33,'act',1,NULL,'mine 10','0450dbc920d4108eb449ee16aa56b48fd59d2ee6439b0fc6cfeaebfa37c11712',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,34,'act',1,NULL,'@2','10dc97e8ee968053d4f9657a168eaa51d3b5d3ee24a625edc46d5989ad67c157',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,35,'act',1,NULL,'+B','525909c50b6d0cb2695597a2003a7c0325f02a3ce24ea0f0df16f9931bbadad7',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,36,'act',1,NULL,'@3','9832ff388858a32b2dbdf7f05c5d17377cf64850d2108556a57f9dcddc5242b1',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,37,'act',1,NULL,'+G','fc7d9c9dab8605ef60afc2f327077f95af323b712a0f655f5d2803a186aff801',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,38,'act',1,NULL,'@4','1f59f00e96d2c093e9ff8a6c853a71bc91c81fabc23621208628d9fe86f8cf1e',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,39,'act',1,NULL,'+K','85c98a5f1238027bdb8f86f02e91a3e968b14163d2db9b0c78260b7540a62c82',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,40,'act',1,NULL,'@0','7ed825e09a7ba098f479b0fe92c9caf36205dcc03d25b005e87137f5081e1cc1',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,41,'act',1,NULL,'K>C-KK','13df4a6f09db922f8128b30210a07ba2938037f095b6f39af1068e7bf771948e',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,42,'act',1,NULL,'BG>C-KK:K','1ef19d086954a5b46fa69a8c43f097018fcb44502037c6b0bb09d9472a7476c7',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,43,'act',1,NULL,'stop','c5b132d5cfeb7869cb158f30951beafec8a46afe4e572744bd7ba6a470adadd8',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,44,'act',2,NULL,'mine 8','8ec13cb62cf0e648654fc28a7c81d33099ec1ca45109202502e9092f2861eb0e',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,45,'act',2,NULL,'@3','48004786dff78d28bc725a37357e4ca20ff3f7564a089089733c2914c0310fc3',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,46,'act',2,NULL,'+G','479866f863516669db1311fca8384adf6223dc0390167279dda2819d43b46c66',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,47,'act',2,NULL,'@4','5ef84d7f5a7fe8f5e6b786b63f1d62bc59167e9aaec81924660e12fefe196ef0',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,48,'act',2,NULL,'+K','1a7411380b147d296f481cc5eb8d042dfbd24673e033a0e736c75f83a1952f3f',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,49,'act',2,NULL,'@0','32bf95dbc918c539702bf29ec16a3ebb17817a6645045a151e68c6fe033627eb',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,50,'act',2,NULL,'G>H-G','c821e3c36e09b8977698e7f91028923d7b8e692d801df0b0c46d1918dfe14ba7',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,51,'act',2,NULL,'K>H-K','3a9541bc0ec92d6cbb11e26bce6ccc4c4a43130563c4dafc8c059eefd8c8e0af',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,52,'act',2,NULL,'stop','9ddc8708bdfe3da0484cbc2f879d1f2f65181ac956bb21d19e7b2b9ddabdf28e',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,53,'act',3,NULL,'deliver W','598015eab68516b712032559e9f223c101ae6fe915b0733d87afb1b41e99d8ea',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,54,'act',0,1,'workshop 1','bc4c84367a8ac1b8703c32e65c5abb82c23fe5d42ea1fbb84d69c244bd9856ad','key 218',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,55,'act',1,NULL,'deliver C','b13c26bcd11862b74e71f5a6e2d98dd1e2e2dadd6a81b84cfc987e34b804a83d',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,56,'act',2,NULL,'deliver H','08b1103b370d6b00b7d38d6e43d4da5ad041babc27b444a696283912d3b2b33d',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,57,'act',3,NULL,'workshop 4','dc95c8029577ef9a523f450daca871755c39613198a8da93c5f1bc316a9cd910',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,58,'act',0,1,'workshop 1','6eb87b73d34b0b1cd6d681cff1fe09fe90fbb7c900592e212f73a0ea887b2e94','key 219',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,59,'act',1,NULL,'workshop 6','b3f6437397ecf00222734c08170914e4e67f14d959fd5bb0af1bcd393485d28e',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,60,'act',2,NULL,'workshop draw','ebc1dd9b1d01ba3e27715bc3199d8a7bff9c4aa1cae5fa34dddc25d8a94dafa7',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,61,'act',2,NULL,'keep B2L','edd9ae63dc35bbbbff94457c3aa0596f2cec90332e7adddd207e7db6a4f3615f',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,62,'act',2,NULL,'top','ac64cbf6165d23873d78a3709647df125646bf87914faf05914b5f9f80417eb3',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,63,'act',2,NULL,'K1L','562939eabee1083cc8b028754bb82780e90a8f32846a2688b580c80c78a9b38d',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,64,'act',2,NULL,'G1D','55c26c8a90a9a78653512b2c96199d408c8dcfb56ff4fc7ea0f14209067cae83',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,65,'act',2,NULL,'B2D','4115c1319356c363a4e1e91042b0061f690b48eb4a93818a471f512208e8f158',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,66,'act',2,NULL,'B1D','daecbd1ac3ae13b1438452102b883f2e788ac96387edb908f5dd4ef89c49fc5f',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,67,'act',3,NULL,'mine 8','0725a3e107c31bb10bbc0dbcecd44f7b2903dc04054a4e6b42730a69148cc6dc',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,68,'act',3,NULL,'@1','e13e004bd23145fbc6477de4ebbbf272390a2ce3cf5d6b2a212cd25f772d7dac',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,69,'act',3,NULL,'+Y','feff140b4f18715914d8499b4fcb257fda64a3ead00808aef322cb792a00afb9',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,70,'act',3,NULL,'+Y','0a1566f8416cd0f4b43340107d4b15de79d4ab5bc377fb0f6bf06f9a7af02558',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,71,'act',3,NULL,'+Y','75b47c4adde56e0becb71032a6c529da1fd1db5486d4a70349c1c4cbb747775f',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,72,'act',3,NULL,'@0','b23f86ee39b3061a4603197ac2a45b3945ce6f0a07fa9210011021bc935e3fc4',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,73,'act',3,NULL,'Y>H-YY','2591fa8cbc8b203c9692bd25669d8561372cfe87f3d6743d9c3cf48206377f47',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,74,'act',3,NULL,'YY>C-K:K','4bb6a362e3e9b39cb72b88d0c778b8c879c48a342aec365891d3e6e5710c6534',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,75,'act',3,NULL,'stop','f3810e5eb9f552f1d3a1aff692e92fbca7d0059735b786d600512ae10cc72144',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,76,'act',0,1,'workshop 1','8ce6dd59afcc7aedc5e8ba545b231dbc272a52ec3de5ed42cda93bc0a09930ed','key 220',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,77,'act',1,NULL,'mine 6','b9d0f0110a3e0f8f2b39101bac451cd03d0a18826446b4852b676735ff39ebc4',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,78,'act',1,NULL,'@1','28c960f02ec37426e3e7d09688865e4181bb96dd96f6060e637d4a1f46c8bb91',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,79,'act',1,NULL,'+Y','d4da2b5347d5b7fafbf00d3e058f835d00cbd25ee67f8f00cbc67b6054ed831a',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,80,'act',1,NULL,'+Y','381f952ef3b499531a22c3ce479f55703fee7c14adc02b8cca04ac88ad25fd6a',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,81,'act',1,NULL,'@0','6e6d81a8bc105e03acc117c7caa3a379bb8e55cfc716ab2caa86c92edab1f4c3',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,82,'act',1,NULL,'YY>W-B:B','558d294208d63f71e0f2c0c6e3818e21ddd7c4e28efbe21df9e7e86eb6755a96',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,83,'act',1,NULL,'stop','5379f289afa9cfc64048c4382d59e4d2b7d7feba30df9bc18a99fbd968e128f7',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,84,'act',2,NULL,'mine 6','69ef76225b78afb2068da36cfd82b79a351b3e750e8845ad8ea70c987687999e',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,85,'act',2,NULL,'@2','70acafe6a785bc4dc3e4fe09bb26c9521a0df2ead4ab4acd5ca0ea6a85c04612',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,86,'act',2,NULL,'+B','54e3b1efab339d94ead406a322415d44292483419addc22d2e45750333264a5d',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,87,'act',2,NULL,'+B','7a824ef152c14b6d10f36643ead565e4c17bcd849351b7eeddf2f4dfe45477e1',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,88,'act',2,NULL,'@0','caa2766e2a9a0258102f8385817e635b30ca7e8d81d3968fffd6f798d6b7ae40',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,89,'act',2,NULL,'B>H-BB','1fcf9f06b84ad98e50e8ea2e5c9cdbf49be34367f38748274201075c6f038ae2',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,90,'act',2,NULL,'B>H-BB','d5d3800ee36578b4287e7cdee6e4945af3d442d7e2e276fb72ee1b2ffdaaf0b8',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,91,'act',2,NULL,'stop','325d91d676c81a2992f36a385e42ab5e9979b9334351a75208d96ec6b6847088',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,92,'act',3,NULL,'deliver C','0a007ce6a97783fd58c94afa9fa2bd73dbb3d4fc9fb49e91ff49f1de0b4e091f',NULL,1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,93,'act',0,1,'workshop draw','e1cebcc1ddeb0965822543f78ed838d16271121f13c4e2889df0db11d848216b','key 221',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,94,'act',0,1,'keep none','54aab7deb4362de9dafd3ea397b03ed6d682d1ba8cba76818d03b606088143d4','key 222',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,95,'act',0,1,'top','277330aa1b701adad1ec32c3b6dfa43ffe03b891691eef5219b5d5ddb7af10dd','key 223',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,96,'act',0,1,'G1D','412c52308f3fd62876df267c62be8a26b071df1b7491ffbfcb1eb397a0c99719','key 224',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,97,'act',0,1,'B2D','58ae729be243e2da2d8786803a941464b118f7ca3c85bd6fa6675d91227d5fe5','key 225',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(2,98,'act',0,1,'B1D','285c1581a3e14f7a7e15b77c76bd5d82430c8d8100af6bf64d9e6d378f5592b2','key 226',1800104400,'[1800104400,null,null,false,[]]');
INSERT INTO "log" VALUES(3,1,'open',0,1,'P1',NULL,'key 227',1800104400,NULL);
INSERT INTO "log" VALUES(3,2,'join',1,2,'P2',NULL,'key 228',1800104400,NULL);
INSERT INTO "log" VALUES(3,3,'automat',2,1,'apprentice',NULL,'key 229',1800104400,NULL);
INSERT INTO "log" VALUES(3,4,'automat',3,1,'foreman',NULL,'key 230',1800104400,NULL);
CREATE TABLE messages (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        reader INTEGER NOT NULL,               -- a seat, or -1 for the channel
        due INTEGER NOT NULL,                  -- the seq that this reader is to be shown
        shown INTEGER NOT NULL,                -- the seq that was shown
        planned INTEGER,                       -- the seq of a message that may be on its way
        message INTEGER,                       -- the last message that got through
        calls TEXT,                            -- bot.tables.calls, for the channel; NULL: nobody was called
        PRIMARY KEY (table_id, reader)
    ) WITHOUT ROWID;
INSERT INTO "messages" VALUES(1,-1,207,0,NULL,NULL,NULL);
INSERT INTO "messages" VALUES(1,0,207,0,NULL,NULL,NULL);
INSERT INTO "messages" VALUES(1,1,207,0,NULL,NULL,NULL);
INSERT INTO "messages" VALUES(1,2,207,0,NULL,NULL,NULL);
INSERT INTO "messages" VALUES(2,-1,92,0,NULL,NULL,NULL);
INSERT INTO "messages" VALUES(2,0,93,0,NULL,NULL,NULL);
INSERT INTO "messages" VALUES(2,1,6,0,NULL,NULL,NULL);
INSERT INTO "messages" VALUES(2,2,11,0,NULL,NULL,NULL);
INSERT INTO "messages" VALUES(3,-1,4,0,NULL,NULL,NULL);
CREATE TABLE people (
        person INTEGER PRIMARY KEY,
        language TEXT,
        reminders INTEGER NOT NULL DEFAULT 1,
        next_up INTEGER NOT NULL DEFAULT 0,    -- wants to know when the turn before theirs begins
        quiet_from INTEGER,                    -- minutes after midnight in the person's zone
        quiet_to INTEGER,
        zone TEXT NOT NULL DEFAULT 'Europe/Warsaw',
        unreachable INTEGER NOT NULL DEFAULT 0, -- direct messages are closed
        emojis INTEGER NOT NULL DEFAULT 1,     -- whether private answers may have the games' own
        orders TEXT NOT NULL DEFAULT ''        -- decisions that are left to an automat in every game
    );
INSERT INTO "people" VALUES(1,'pl',1,0,1320,420,'Europe/Warsaw',0,1,'');
CREATE TABLE planned_turns (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        plans TEXT NOT NULL,                   -- bot.tables.seat_plans; only for the owner of the seat
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
CREATE TABLE rating_history (
        person INTEGER NOT NULL,
        game TEXT NOT NULL,
        server INTEGER NOT NULL,               -- 0: overall
        table_id INTEGER NOT NULL REFERENCES tables (id),
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        ended_at INTEGER NOT NULL,
        PRIMARY KEY (person, game, server, table_id)
    );
INSERT INTO "rating_history" VALUES(1,'szczesc',0,1,2.57172621701873573831e+01,8.0582242228023783781e+00,1800014400);
INSERT INTO "rating_history" VALUES(2,'szczesc',0,1,2.78690486807494259831e+01,8.20524337739799314306e+00,1800014400);
INSERT INTO "rating_history" VALUES(3,'szczesc',0,1,2.14136891490632166315e+01,8.0582242228023783781e+00,1800014400);
INSERT INTO "rating_history" VALUES(1,'szczesc',5,1,2.57172621701873573831e+01,8.0582242228023783781e+00,1800014400);
INSERT INTO "rating_history" VALUES(2,'szczesc',5,1,2.78690486807494259831e+01,8.20524337739799314306e+00,1800014400);
INSERT INTO "rating_history" VALUES(3,'szczesc',5,1,2.14136891490632166315e+01,8.0582242228023783781e+00,1800014400);
CREATE TABLE ratings (
        person INTEGER NOT NULL,
        game TEXT NOT NULL,
        server INTEGER NOT NULL,               -- 0: overall
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (person, game, server)
    ) WITHOUT ROWID;
INSERT INTO "ratings" VALUES(1,'szczesc',0,2.57172621701873573831e+01,8.0582242228023783781e+00,1);
INSERT INTO "ratings" VALUES(1,'szczesc',5,2.57172621701873573831e+01,8.0582242228023783781e+00,1);
INSERT INTO "ratings" VALUES(2,'szczesc',0,2.78690486807494259831e+01,8.20524337739799314306e+00,1);
INSERT INTO "ratings" VALUES(2,'szczesc',5,2.78690486807494259831e+01,8.20524337739799314306e+00,1);
INSERT INTO "ratings" VALUES(3,'szczesc',0,2.14136891490632166315e+01,8.0582242228023783781e+00,1);
INSERT INTO "ratings" VALUES(3,'szczesc',5,2.14136891490632166315e+01,8.0582242228023783781e+00,1);
CREATE TABLE requests (
        key TEXT PRIMARY KEY,
        person INTEGER NOT NULL,
        kind TEXT NOT NULL,
        answer TEXT NOT NULL,
        at INTEGER NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "requests" VALUES('key 1',1,'open','[1,1,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 10',1,'act','[1,10,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 100',1,'act','[1,100,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 101',1,'act','[1,101,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 102',2,'act','[1,102,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 103',2,'act','[1,103,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 104',2,'act','[1,104,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 105',2,'act','[1,105,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 106',2,'act','[1,106,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 107',2,'act','[1,107,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 108',2,'act','[1,108,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 109',2,'act','[1,109,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 11',3,'act','[1,11,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 110',2,'act','[1,110,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 111',2,'act','[1,111,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 112',2,'act','[1,112,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 113',3,'act','[1,113,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 114',1,'act','[1,114,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 115',2,'act','[1,115,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 116',3,'act','[1,116,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 117',1,'act','[1,117,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 118',2,'act','[1,118,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 119',2,'act','[1,119,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 12',2,'act','[1,12,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 120',2,'act','[1,120,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 121',2,'act','[1,121,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 122',2,'act','[1,122,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 123',2,'act','[1,123,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 124',2,'act','[1,124,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 125',2,'act','[1,125,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 126',1,'act','[1,126,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 127',2,'act','[1,127,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 128',2,'act','[1,128,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 129',2,'act','[1,129,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 13',1,'act','[1,13,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 130',2,'act','[1,130,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 131',2,'act','[1,131,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 132',2,'act','[1,132,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 133',2,'act','[1,133,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 134',2,'act','[1,134,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 135',2,'act','[1,135,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 136',2,'act','[1,136,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 137',3,'act','[1,137,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 138',1,'act','[1,138,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 139',2,'act','[1,139,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 14',1,'act','[1,14,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 140',3,'act','[1,140,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 141',3,'act','[1,141,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 142',3,'act','[1,142,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 143',3,'act','[1,143,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 144',3,'act','[1,144,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 145',3,'act','[1,145,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 146',3,'act','[1,146,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 147',1,'act','[1,147,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 148',2,'act','[1,148,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 149',3,'act','[1,149,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 15',2,'act','[1,15,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 150',1,'act','[1,150,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 151',2,'act','[1,151,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 152',3,'act','[1,152,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 153',3,'act','[1,153,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 154',3,'act','[1,154,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 155',3,'act','[1,155,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 156',3,'act','[1,156,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 157',3,'act','[1,157,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 158',3,'act','[1,158,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 159',1,'act','[1,159,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 16',3,'act','[1,16,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 160',1,'act','[1,160,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 161',2,'act','[1,161,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 162',2,'act','[1,162,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 163',2,'act','[1,163,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 164',2,'act','[1,164,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 165',3,'act','[1,165,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 166',3,'act','[1,166,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 167',3,'act','[1,167,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 168',3,'act','[1,168,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 169',3,'act','[1,169,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 17',1,'act','[1,17,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 170',3,'act','[1,170,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 171',3,'act','[1,171,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 172',3,'act','[1,172,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 173',1,'act','[1,173,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 174',2,'act','[1,174,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 175',3,'act','[1,175,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 176',1,'act','[1,176,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 177',2,'act','[1,177,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 178',3,'act','[1,178,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 179',1,'act','[1,179,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 18',2,'act','[1,18,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 180',2,'act','[1,180,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 181',3,'act','[1,181,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 182',1,'act','[1,182,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 183',2,'act','[1,183,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 184',2,'act','[1,184,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 185',2,'act','[1,185,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 186',3,'act','[1,186,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 187',3,'act','[1,187,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 188',3,'act','[1,188,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 189',3,'act','[1,189,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 19',3,'act','[1,19,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 190',3,'act','[1,190,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 191',3,'act','[1,191,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 192',3,'act','[1,192,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 193',1,'act','[1,193,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 194',2,'act','[1,194,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 195',3,'act','[1,195,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 196',2,'act','[1,196,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 197',2,'act','[1,197,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 198',3,'act','[1,198,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 199',2,'act','[1,199,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 2',2,'join','[1,2,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 20',1,'act','[1,20,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 200',2,'act','[1,200,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 201',2,'act','[1,201,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 202',2,'act','[1,202,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 203',2,'act','[1,203,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 204',2,'act','[1,204,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 205',2,'act','[1,205,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 206',2,'act','[1,207,null,"over"]',1800014400);
INSERT INTO "requests" VALUES('key 207',1,'open','[2,1,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 208',2,'join','[2,2,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 209',3,'join','[2,3,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 21',2,'act','[1,21,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 210',1,'add_automat','[2,4,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 211',1,'start','[2,5,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 212',2,'hand_over','[2,6,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 213',3,'act','[2,7,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 214',3,'resign','[2,12,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 215',1,'act','[2,15,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 216',1,'act','[2,19,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 217',1,'act','[2,32,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 218',1,'act','[2,54,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 219',1,'act','[2,58,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 22',3,'act','[1,22,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 220',1,'act','[2,76,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 221',1,'act','[2,93,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 222',1,'act','[2,94,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 223',1,'act','[2,95,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 224',1,'act','[2,96,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 225',1,'act','[2,97,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 226',1,'act','[2,98,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 227',1,'open','[3,1,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 228',2,'join','[3,2,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 229',1,'add_automat','[3,3,null,""]',1800104400);
INSERT INTO "requests" VALUES('key 23',1,'act','[1,23,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 230',1,'add_automat','[3,4,null,""]',1800104400);
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
INSERT INTO "requests" VALUES('key 34',2,'act','[1,34,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 35',3,'act','[1,35,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 36',1,'act','[1,36,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 37',2,'act','[1,37,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 38',3,'act','[1,38,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 39',3,'act','[1,39,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 4',1,'start','[1,4,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 40',3,'act','[1,40,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 41',3,'act','[1,41,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 42',3,'act','[1,42,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 43',3,'act','[1,43,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 44',3,'act','[1,44,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 45',3,'act','[1,45,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 46',3,'act','[1,46,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 47',3,'act','[1,47,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 48',2,'act','[1,48,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 49',3,'act','[1,49,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 5',3,'act','[1,5,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 50',3,'act','[1,50,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 51',3,'act','[1,51,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 52',3,'act','[1,52,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 53',2,'act','[1,53,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 54',2,'act','[1,54,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 55',2,'act','[1,55,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 56',3,'act','[1,56,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 57',2,'act','[1,57,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 58',2,'act','[1,58,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 59',2,'act','[1,59,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 6',2,'act','[1,6,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 60',2,'act','[1,60,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 61',2,'act','[1,61,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 62',2,'act','[1,62,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 63',2,'act','[1,63,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 64',2,'act','[1,64,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 65',3,'act','[1,65,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 66',1,'act','[1,66,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 67',2,'act','[1,67,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 68',2,'act','[1,68,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 69',2,'act','[1,69,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 7',1,'act','[1,7,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 70',2,'act','[1,70,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 71',2,'act','[1,71,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 72',2,'act','[1,72,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 73',2,'act','[1,73,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 74',2,'act','[1,74,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 75',2,'act','[1,75,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 76',2,'act','[1,76,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 77',3,'act','[1,77,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 78',1,'act','[1,78,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 79',2,'act','[1,79,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 8',3,'act','[1,8,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 80',3,'act','[1,80,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 81',1,'act','[1,81,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 82',2,'act','[1,82,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 83',3,'act','[1,83,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 84',1,'act','[1,84,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 85',2,'act','[1,85,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 86',3,'act','[1,86,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 87',1,'act','[1,87,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 88',2,'act','[1,88,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 89',3,'act','[1,89,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 9',2,'act','[1,9,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 90',1,'act','[1,90,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 91',1,'act','[1,91,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 92',1,'act','[1,92,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 93',1,'act','[1,93,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 94',1,'act','[1,94,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 95',1,'act','[1,95,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 96',1,'act','[1,96,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 97',1,'act','[1,97,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 98',1,'act','[1,98,null,""]',1800014400);
INSERT INTO "requests" VALUES('key 99',1,'act','[1,99,null,""]',1800014400);
CREATE TABLE results (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        left_early INTEGER NOT NULL,           -- 1: of whoever held the seat when the first round ended and was gone at the end
        person INTEGER,                        -- who is rated for it
        game TEXT NOT NULL,
        server INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        automats INTEGER NOT NULL,             -- seats that were an automat's from the beginning
        score INTEGER NOT NULL,                -- of the seat
        place INTEGER NOT NULL,                -- 1 for every winner; whoever left is last
        breakdown TEXT NOT NULL,
        facts TEXT NOT NULL,                   -- what the game counts beside points
        ended_at INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat, left_early)
    ) WITHOUT ROWID;
INSERT INTO "results" VALUES(1,0,0,1,'szczesc',5,3,0,7,2,'{"balance":-2,"cubes":5,"empty B":11,"marks":2,"pending":-9}','{}',1800014400);
INSERT INTO "results" VALUES(1,1,0,2,'szczesc',5,3,0,28,1,'{"cubes":4,"empty B":11,"empty G":12,"empty K":13,"pending":-12}','{}',1800014400);
INSERT INTO "results" VALUES(1,2,0,3,'szczesc',5,3,0,-2,3,'{"balance":-4,"cubes":5,"empty K":6,"marks":1,"pending":-10}','{}',1800014400);
CREATE TABLE seat_offers (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        seat INTEGER NOT NULL,
        newcomer INTEGER NOT NULL,
        name TEXT NOT NULL,
        offered_by INTEGER NOT NULL,
        asked_seq INTEGER NOT NULL,            -- the seq of the question
        until INTEGER NOT NULL,
        accepted INTEGER NOT NULL,             -- by the newcomer
        agreed INTEGER NOT NULL,               -- by the owner, or the owner need not be asked
        imposed INTEGER NOT NULL DEFAULT 0     -- a moderator offered it over the head of an owner who is present
    );
CREATE TABLE seats (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        owner INTEGER,                         -- NULL: an automat from the beginning
        name TEXT NOT NULL,
        automat TEXT,                          -- who decides while this is set
        for_turn INTEGER NOT NULL DEFAULT 0,   -- the automat gives the seat back after this turn
        away_until INTEGER,                    -- when the automat gives the seat back by itself
        given_away INTEGER NOT NULL DEFAULT 0, -- somebody else left it to the automat
        switched_at INTEGER,                   -- when it was last left until its owner's return, or taken back
        resigned INTEGER NOT NULL DEFAULT 0,
        missed INTEGER NOT NULL DEFAULT 0,     -- turns in a row that the clock took
        missed_at INTEGER,                     -- when the first of them was taken, or an automat first played for the owner
        reminded INTEGER NOT NULL DEFAULT 0,   -- reminders of this turn
        undo_asked_ply INTEGER,                -- the ply before the turn about which the owner has asked for an undo
        orders TEXT NOT NULL DEFAULT '',       -- decisions that the owner leaves to an automat at this table
        share TEXT,                            -- what the owner will add to the seed at the start (engine.shares)
        holder INTEGER,                        -- who is rated for it: its owner when the first round ended
        put_out INTEGER NOT NULL DEFAULT 0,    -- a moderator gave the holder's seat to somebody else
        since_ply INTEGER NOT NULL DEFAULT 0,  -- actions before the owner took it, or came back unrated
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,1,'P1',NULL,0,NULL,0,NULL,0,0,NULL,0,NULL,'',NULL,1,0,0);
INSERT INTO "seats" VALUES(1,1,2,'P2',NULL,0,NULL,0,NULL,0,0,NULL,0,NULL,'',NULL,2,0,0);
INSERT INTO "seats" VALUES(1,2,3,'P3',NULL,0,NULL,0,NULL,0,0,NULL,0,NULL,'',NULL,3,0,0);
INSERT INTO "seats" VALUES(2,0,1,'P1',NULL,0,NULL,0,NULL,0,0,NULL,0,NULL,'',NULL,1,0,0);
INSERT INTO "seats" VALUES(2,1,2,'P2','foreman',0,NULL,0,1800014400,0,0,1800014400,0,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES(2,2,3,'P3','foreman',0,NULL,0,NULL,1,0,NULL,0,NULL,'',NULL,3,0,0);
INSERT INTO "seats" VALUES(2,3,NULL,'apprentice','apprentice',0,NULL,0,NULL,0,0,NULL,0,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES(3,0,1,'P1',NULL,0,NULL,0,NULL,0,0,NULL,0,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES(3,1,2,'P2',NULL,0,NULL,0,NULL,0,0,NULL,0,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES(3,2,NULL,'apprentice','apprentice',0,NULL,0,NULL,0,0,NULL,0,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES(3,3,NULL,'foreman','foreman',0,NULL,0,NULL,0,0,NULL,0,NULL,'',NULL,NULL,0,0);
CREATE TABLE snapshots (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        seq INTEGER NOT NULL,
        ply INTEGER NOT NULL,                  -- actions that led here, those taken back not counted
        digest TEXT NOT NULL,
        position TEXT NOT NULL
    );
INSERT INTO "snapshots" VALUES(1,207,202,'e9d587ec54659aac44116c6f9296d44c52876651b05156f1378a6082998c3719','{"phase":"over","turn":null,"shift":3,"start":2,"scores":[7,28,-2],"money":[14,0,7],"miners":[0,0,0],"level":[1,4,3],"cage":["","GK",""],"store":["B","",""],"carts":[{"Y":"YYY","B":".BBBBBBB","G":"G","K":".KKKY"},{"Y":"YYYY","B":".","G":".G","K":"...KKKK"},{"Y":"YYYY","B":"BBBB","G":"GGGG","K":"..KKK"}],"tiles":[{"L":4,"D":5},{"L":4,"D":4},{"L":3,"D":5}],"pending":[{"H-GG":["G","G"],"H-KK":["K","K"],"L-KK":["K","K=K"],"H-BB":["B","B"],"W-YBGK":["Y","B","G","K"],"W-GG":["G","G"],"H-YBGK":["Y","B","G","K"],"W-YYY":["Y","Y","Y"],"H-YY":["Y","Y"]},{"C-KKK":["K","K","K"],"C-GG":["G","G"],"L-YBGK":["Y","B=B","G","K"],"W-KKK":["K","K","K"],"L-K":["K"],"C-G":["G"],"C-YYY":["Y","Y","Y"],"H-B":["B"],"W-G":["G=KK"],"H-K":["K"],"C-B":["B"],"W-B":["B"]},{"C-YY":["Y","Y"],"L-BBB":["B","B","B"],"W-KK":["K","K"],"L-YY":["Y","Y=KK"],"C-K":["K"],"H-GGG":["G","G","G"],"L-G":["G"],"W-BB":["B","B"],"L-GGG":["G","G","G"],"H-Y":["Y"]}],"delivered":[[],[],[]],"supply":{"Y":4,"B":3,"G":9,"K":0},"workshop":{"1":"Y1D","2":"Y2D","3":"G2D","4":"K2D","5":"Y1D","6":"G2L","7":"K2L"},"orders":{"1":"L-BB","2":"C-Y","3":"H-BBB","4":"W-YY"},"stacks":[16,9],"winners":[1],"seats":3,"open_deliveries":false,"ply":202,"standing":{"workshop 1":[1,2],"workshop 2":[2,1],"workshop 3":[1,2],"workshop 5":[0,1],"workshop 7":[1,2],"workshop draw":[2,1],"mine 6":[1,1],"mine 8":[1,2],"mine 10":[2,2],"money 4":[0,2],"money 5":[0,3],"money 6":[0,3],"order 1":[1,1],"order 2":[2,2],"order 3":[0,1],"order 4":[1,1],"order draw":[2,2]},"canteen":[5,4,5],"cechownia":[0,0,2],"bought":[["K1L","B2D","Y1L","B2D","B2L","Y1L","K2D","K1D","B1D"],["Y2D","K1L","K1D","K1L","K1D","K2D","Y1L","G1L"],["Y2D","G2D","K2L","B2D","B1L","G1D","K2L","Y1D"]],"delivery_order":[[],[],[]],"revealed":[0,0,0],"tile_stack":["G2L","B2L","B1L","B2L","G1L","G1L","Y2L","Y2L","B1L","G1D","G1D","B1D","G2L","G2D","B1D","Y2L"],"order_stack":["H-G","W-Y","W-K","L-GG","C-BB","C-KK","L-B","C-YBGK","L-Y"],"display":[],"space":null,"steps_left":0,"filling":0,"held":[],"rest":null,"put_back":[],"ledger":[[202,3,"empty B",[11,11,0]],[202,3,"empty G",[0,12,0]],[202,3,"empty K",[0,13,6]],[202,3,"marks",[2,0,1]],[202,3,"cubes",[5,4,5]],[202,3,"pending",[-9,-12,-10]],[202,3,"balance",[-2,0,-4]]]}');
INSERT INTO "snapshots" VALUES(2,98,90,'285c1581a3e14f7a7e15b77c76bd5d82430c8d8100af6bf64d9e6d378f5592b2','{"phase":"return","turn":0,"shift":1,"start":3,"scores":[0,9,9,12],"money":[1,6,4,6],"miners":[1,8,8,6],"level":[0,0,0,0],"cage":["","","",""],"store":["","","",""],"carts":[{"Y":"YYYYY","B":"B","G":"GG","K":"K"},{"Y":"..Y","B":".","G":".","K":"."},{"Y":"Y","B":"..B","G":".","K":"."},{"Y":"...","B":".","G":".","K":"."}],"tiles":[{"L":1,"D":3},{"L":0,"D":1},{"L":1,"D":0},{"L":1,"D":0}],"pending":[{"L-K":["K"],"C-YY":["Y","Y"],"L-YY":["Y","Y"]},{"C-KKK":["K","K","K"],"W-B":["B=YY"]},{"H-BB":["B=B","B=B"]},{"H-YY":["Y","Y=Y"]}],"delivered":[[],["C-KK"],["H-G","H-K"],["C-K","W-GG"]],"supply":{"Y":6,"B":12,"G":14,"K":15},"workshop":{"1":"K1L","2":"G2L","3":"K2L","4":"K1L","5":"G1L","6":"B2D","7":"B1L","8":"K2D"},"orders":{"1":"H-Y","2":"W-YYY","3":"L-G","4":"H-B"},"stacks":[28,28],"winners":null,"seats":4,"open_deliveries":false,"ply":90,"standing":{"workshop 1":[0,4],"workshop 4":[3,1],"workshop 6":[1,1],"workshop draw":[0,2],"mine 6":[2,2],"mine 8":[3,2],"mine 10":[1,2],"deliver H":[2,1],"deliver W":[3,1],"deliver C":[3,2]},"canteen":[6,2,2,1],"cechownia":[0,0,0,0],"bought":[["G1D","Y1D","Y2D","Y1L"],["Y2D"],["B2L"],["Y2L"]],"delivery_order":[[],["C-KK"],["H-K","H-G"],["W-GG","C-K"]],"revealed":[0,0,0,0],"tile_stack":["K1L","Y2L","G2L","B1L","Y1L","Y2L","B2L","G2D","B2L","G1D","K2D","G2D","B1L","G2D","K2L","Y1D","Y1L","K2L","G1L","B1D","K1D","K2D","B1D","Y1D","K1D","G1L","B2D","Y2D"],"order_stack":["C-YYY","H-GG","C-G","L-Y","L-B","C-B","W-Y","W-KK","H-YBGK","W-K","H-GGG","C-YBGK","C-BB","C-Y","W-YY","L-BBB","W-BB","L-KK","L-YBGK","L-BB","W-G","W-KKK","W-YBGK","L-GGG","H-KK","H-BBB","L-GG","C-GG"],"display":[],"space":"workshop draw","steps_left":0,"filling":0,"held":["G2L","K1D"],"rest":"top","put_back":["G1D","B2D","B1D"],"ledger":[[45,1,"deliver W",[0,0,0,7]],[47,1,"deliver C",[0,9,0,0]],[48,1,"deliver H",[0,0,9,0]],[84,1,"deliver C",[0,0,0,5]]]}');
CREATE TABLE table_counts (
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        tables INTEGER NOT NULL,               -- how many there are
        PRIMARY KEY (game, status)
    ) WITHOUT ROWID;
INSERT INTO "table_counts" VALUES('szczesc','open',1);
INSERT INTO "table_counts" VALUES('szczesc','over',1);
INSERT INTO "table_counts" VALUES('szczesc','running',1);
CREATE TABLE tables (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        seed TEXT NOT NULL,                    -- decides all chance; secret until the game is over; text, for it has 128 bits
        sealed TEXT NOT NULL,                  -- the seed without the players' shares, whose hash was published; secret as well
        shares TEXT,                           -- of the players, from the start on (engine.shares); NULL: none
        options TEXT NOT NULL,
        deal TEXT,                             -- what chance dealt, from the start on
        server INTEGER NOT NULL,
        slot INTEGER NOT NULL DEFAULT 0,       -- by its server: bot.tables.slots
        channel INTEGER NOT NULL,
        host INTEGER NOT NULL,
        language TEXT NOT NULL,
        seats_wanted INTEGER,                  -- how many it was opened with; NULL: as many as the game allows
        advice INTEGER NOT NULL DEFAULT 1,     -- whether players may ask for advice
        keep_pictures INTEGER NOT NULL DEFAULT 0, -- whether older messages keep pictures and buttons, too
        counts INTEGER NOT NULL DEFAULT 1,     -- 0: it is in no statistics and no rating
        first_round TEXT,                      -- bot.tables.first_round; NULL: nobody has had a turn
        automats INTEGER,                      -- seats that were an automat's from the beginning; NULL: the first round goes on
        clock INTEGER,                         -- seconds a turn; NULL: no limit
        clock_asked INTEGER NOT NULL DEFAULT 1, -- 0: nobody chose the clock
        weekends INTEGER NOT NULL DEFAULT 0,   -- whether the clock rests at weekends
        status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'cancelled', 'frozen')),
        seq INTEGER NOT NULL,
        turn_clock TEXT NOT NULL,              -- bot.tables.turn_clock
        deadline INTEGER,
        alarm INTEGER,                         -- when the clock must look at this table again
        pauses TEXT,                           -- bot.tables.pause; NULL: none
        opened_at INTEGER NOT NULL,
        started_at INTEGER,
        moved_at INTEGER,                      -- when a person last moved
        offered_at INTEGER,                    -- when a seat was last offered
        hurried_at INTEGER,                    -- when the game was last made live, or one of hours, while it ran
        rested_at INTEGER,                     -- since when the game rests; NULL: it does not
        lost_at INTEGER,                       -- since when Discord does not know the channel; NULL: it does
        ended_at INTEGER
    );
INSERT INTO "tables" VALUES(1,'szczesc',1,'1','1',NULL,'{"open_deliveries":false}','{"orders":["L-BBB","C-KKK","C-YY","L-K","L-KK","L-YBGK","H-GG","C-GG","H-KK","W-KK","L-YY","C-YYY","W-KKK","H-BB","W-YBGK","L-G","W-G","H-K","W-B","H-B","C-G","W-GG","C-K","H-GGG","H-YBGK","H-YY","W-YYY","C-B","H-BBB","W-BB","C-KK","C-YBGK","W-YY","L-GGG","L-B","L-Y","H-Y","L-BB","C-Y","H-G","W-Y","W-K","L-GG","C-BB"],"start":0,"tiles":["B2D","K2L","K1L","Y2D","B2L","B1L","K1L","Y1L","G1D","K1L","Y2D","G2D","K1D","B2D","K1D","K1D","B2D","Y1L","K2D","B1D","G2L","K2L","K2D","Y1D","Y2D","K2D","G2D","Y1L","Y2L","B1D","B1D","G2L","G2D","K2L","G1L","Y1D","Y1D","G2L","B2L","B1L","B2L","G1L","G1L","Y2L","Y2L","B1L","G1D","G1D"]}',5,0,76,1,'pl',NULL,1,0,1,'[[2,1,0],[]]',0,86400,1,0,'over',207,'[1800014400,null,null,false,[]]',NULL,NULL,NULL,1800014400,1800014400,1800014400,NULL,NULL,NULL,NULL,1800014400);
INSERT INTO "tables" VALUES(2,'szczesc',1,'2','2',NULL,'{"open_deliveries":false}','{"orders":["H-BB","C-YY","C-KK","C-KKK","L-K","L-YY","W-GG","W-B","C-K","H-K","H-YY","H-B","H-G","H-Y","W-YYY","L-G","C-YYY","H-GG","C-G","L-Y","L-B","C-B","W-Y","W-KK","H-YBGK","W-K","H-GGG","C-YBGK","C-BB","C-Y","W-YY","L-BBB","W-BB","L-KK","L-YBGK","L-BB","W-G","W-KKK","W-YBGK","L-GGG","H-KK","H-BBB","L-GG","C-GG"],"start":3,"tiles":["G1D","G2L","K2L","Y2L","G1L","Y2D","B1L","K2D","Y1D","Y2D","K1L","Y1L","B2D","K1L","B2L","G1D","B2D","B1D","G2L","K1D","K1L","Y2L","G2L","B1L","Y1L","Y2L","B2L","G2D","B2L","G1D","K2D","G2D","B1L","G2D","K2L","Y1D","Y1L","K2L","G1L","B1D","K1D","K2D","B1D","Y1D","K1D","G1L","B2D","Y2D"]}',5,0,77,1,'pl',NULL,1,0,1,'[[2,1,0,3],[]]',1,86400,1,0,'running',98,'[1800104400,null,null,false,[]]',1800190800,1800104400,NULL,1800014400,1800014400,1800104400,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(3,'szczesc',1,'3','3',NULL,'{"open_deliveries":false}',NULL,5,0,78,1,'pl',NULL,1,0,1,NULL,NULL,86400,1,0,'open',4,'[null,null,null,false,[]]',NULL,1800709200,NULL,1800104400,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE UNIQUE INDEX live_table_of_channel ON tables (channel) WHERE status IN ('open', 'running', 'frozen') AND rested_at IS NULL;
CREATE INDEX tables_of_channel ON tables (channel, id);
CREATE INDEX live_tables_of_host ON tables (host) WHERE status IN ('open', 'running', 'frozen');
CREATE INDEX live_tables_of_server ON tables (server) WHERE status IN ('open', 'running', 'frozen');
CREATE INDEX alarms ON tables (slot, alarm) WHERE alarm IS NOT NULL;
CREATE INDEX seats_of_owner ON seats (owner, table_id) WHERE owner IS NOT NULL;
CREATE INDEX log_of_person ON log (person) WHERE person IS NOT NULL AND kind <> 'act';
CREATE INDEX offers_in_log ON log (text) WHERE kind = 'offer';
CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log WHEN NOT (
        (NEW.table_id, NEW.seq, NEW.kind, NEW.seat, NEW.digest, NEW.request, NEW.at, NEW.clock)
        IS (OLD.table_id, OLD.seq, OLD.kind, OLD.seat, OLD.digest, OLD.request, OLD.at, OLD.clock)
        AND (NEW.person IS NULL OR NEW.person IS OLD.person)
        AND (NEW.text = OLD.text
             OR (NEW.text = 'N.N.' AND OLD.kind IN ('open', 'join', 'leave', 'replace', 'offer')))
    ) BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE INDEX requests_by_age ON requests (at);
CREATE INDEX owed ON messages (table_id, reader) WHERE due > shown;
CREATE INDEX posts_of_table ON channel_posts (table_id);
CREATE INDEX posts_to_shrink ON channel_posts (shrink_at) WHERE shrink_at IS NOT NULL;
CREATE INDEX decisions_of_person ON decisions (person);
CREATE INDEX results_of_person ON results (person, game, server) WHERE person IS NOT NULL;
CREATE INDEX ranking ON ratings (game, server, (mu - 3 * sigma) DESC, person);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',3);
COMMIT;
