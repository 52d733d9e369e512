/*
 * Copies an SQLite database into a new file and counts rows in the copy
 * (src/db/dialects/sqlite/copyInto). Plain JavaScript, because it is not compiled.
 */
'use strict';
const { chmodSync } = require('node:fs');
const { DatabaseSync } = require('@photostructure/sqlite');

const [file, copy, ...tables] = process.argv.slice(2);
// A separate connection, because SQLite copies nothing within a transaction.
const database = new DatabaseSync(file);
database.prepare('vacuum into ?').run(copy);
chmodSync(copy, 0o600);
// Attached, because opening it would write to it.
database.prepare('attach database ? as copy').run(copy);
// No backup contains them, not even in unused pages.
database.exec('pragma copy.secure_delete = on; delete from copy.secrets');
const counts = tables.map((table) => `(select count(*) from copy."${table}")`);
const { rows } = database.prepare(`select ${counts.join(' + ')} as rows`).get();
database.close();
process.stdout.write(String(rows));
