const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const foldersIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Folders of packaged PostgreSQL programs that are not in PATH; newest version first. */
const packaged = () => {
  const newestFirst = (one, other) => other.localeCompare(one, 'en', { numeric: true });
  const debian = foldersIn('/usr/lib/postgresql').sort(newestFirst);
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    foldersIn(folder)
      .filter((name) => name.startsWith('postgresql'))
      .sort(newestFirst)
      .map((name) => path.join(folder, name)),
  );
  return [...debian.map((version) => path.join('/usr/lib/postgresql', version)), ...homebrew].map(
    (folder) => path.join(folder, 'bin'),
  );
};

/** The folder of PostgreSQL's programs; undefined if the server is not installed. */
exports.findPostgres = () =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...packaged()].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
  );
