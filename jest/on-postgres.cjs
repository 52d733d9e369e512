// Read by content-server/src/db/testDatabase.ts: this file's tests run on PostgreSQL.
process.env.TEST_DATABASE = 'postgres';
