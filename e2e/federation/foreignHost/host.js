import injectRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { init, loadRemote, registerShared } from '@module-federation/enhanced/runtime';

/** A third-party host: module federation as in its documentation, without the shell. */
window.loadFrom = async (entry, versions) => {
  init({ name: 'foreign', remotes: [{ name: 'public-site', entry }], plugins: [injectRuntime()] });
  registerShared(
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        name,
        {
          version,
          lib: () => ({}),
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
        },
      ]),
    ),
  );
  return loadRemote('public-site/routes').then(
    () => 'loaded',
    (error) => String(error.message ?? error),
  );
};
