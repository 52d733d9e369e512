// Read by content-server/testing/testDatabase.ts: the tests of this run use PostgreSQL.
process.env.TEST_DATABASE = 'postgres';
