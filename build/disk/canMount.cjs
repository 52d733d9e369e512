const { spawnSync } = require('node:child_process');

/** Whether a program can be given a small disk of its own, to be filled: on Linux, unless the system forbids it. */
exports.canMount = () => spawnSync('unshare', ['--mount', '--map-root-user', 'true']).status === 0;
