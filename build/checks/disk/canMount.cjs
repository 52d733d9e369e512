const { spawnSync } = require('node:child_process');

/** True if a program can get its own small disk: on Linux, unless the system forbids it. */
exports.canMount = () => spawnSync('unshare', ['--mount', '--map-root-user', 'true']).status === 0;
