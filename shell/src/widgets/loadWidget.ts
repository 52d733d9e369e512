import { loadRemote } from '@module-federation/enhanced/runtime';
import { whenConnected } from '@charity-site/api-client/http';
import { acceptsContract, findRemote, type ShownWidget } from '@charity-site/registry';
import type { ComponentType } from 'react';
import { SHELL_CONTRACT, type WidgetModule } from '../contract';
import { registryWith } from '../registry/loadRegistry';
import { register } from '../remotes/loadRoutes';

const versions = new Map<string, string>();

/** The version of a remote whose widgets this tab loads; undefined until the registry is known. */
export const widgetVersion = (remote: string): string | undefined => versions.get(remote);

/**
 * Loads a widget's component from the live version of its remote.
 * @throws an error if the remote is incompatible with this shell, or a file is missing
 */
export const loadWidget = async ({ remote, module }: ShownWidget): Promise<ComponentType> => {
  const registry = await whenConnected(() => registryWith(remote));
  const live = findRemote(registry, remote);
  if (live) versions.set(remote, live.version);
  if (!live || !acceptsContract(live.contract, SHELL_CONTRACT))
    throw new Error(`${remote} has no version for this shell (contract ${SHELL_CONTRACT}).`);
  register(registry);
  const loaded = await whenConnected(() =>
    loadRemote<WidgetModule>(`${remote}/${module.slice(2)}`),
  );
  if (!loaded?.default) throw new Error(`${module} of ${remote} exports no component.`);
  return loaded.default;
};
