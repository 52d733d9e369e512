// Takes the lock for writing on a SQLite file, says so, and holds it for a time: node holdLock.cjs FILE MILLISECONDS
const { DatabaseSync } = require('@photostructure/sqlite');

const [file, time] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec('PRAGMA busy_timeout = 10000');
database.exec('begin immediate');
process.stdout.write('locked');
setTimeout(() => database.exec('rollback'), Number(time));
