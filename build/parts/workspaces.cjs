const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * The one list of the project's parts is `workspaces` in package.json; that a part is a remote, its own package.json says
 * under `federation`. Plain JavaScript, since the tools' configurations read it as they are.
 */
const ROOT = path.join(__dirname, '../..');

const read = (folder) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));

/** What a workspace's package.json says. */
const packageOf = (name) => read(name);

/** All workspaces that are there; a copy of the project for a test may lack some. */
const WORKSPACES = read('.').workspaces.filter((name) => existsSync(path.join(ROOT, name, 'package.json')));

/** Those that are released into the registry. */
const REMOTES = WORKSPACES.filter((name) => packageOf(name).federation);

module.exports = { packageOf, WORKSPACES, REMOTES };
