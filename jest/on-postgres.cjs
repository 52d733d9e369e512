// Read by content-server/src/db/testDatabase.ts: the tests of this run use PostgreSQL.
process.env.TEST_DATABASE = 'postgres';
