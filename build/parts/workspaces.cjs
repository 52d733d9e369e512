const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * The parts of the project, from `workspaces` in package.json. A part is a remote if its own
 * package.json has `federation`. Plain JavaScript, because the tools' configuration files import
 * it.
 */
const ROOT = path.join(__dirname, '../../');

/** The folder of a workspace. */
const folderOf = (name) => path.join(ROOT, name);

const read = (folder) =>
  JSON.parse(readFileSync(path.join(folderOf(folder), 'package.json'), 'utf8'));

/** The package.json of a workspace. */
const packageOf = (name) => read(name);

/** The existing workspaces. A test's copy of the project may lack some. */
const WORKSPACES = read('.').workspaces.filter((name) =>
  existsSync(path.join(ROOT, name, 'package.json')),
);

/** The workspaces that are released into the registry. */
const REMOTES = WORKSPACES.filter((name) => packageOf(name).federation);

module.exports = { folderOf, packageOf, REMOTES, ROOT, WORKSPACES };
