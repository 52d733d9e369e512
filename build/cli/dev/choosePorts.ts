import { REMOTES } from '../../parts/workspaces.cjs';
import { tryPort } from '../../parts/tryPort';
import { devPortOf } from '../../devPorts';

/**
 * Chooses a port for each part of `npm run dev`. The shell's is PORT or 3000, because people open
 * it. Other parts get a free port if their own is taken.
 * @throws Error if PORT is invalid or taken
 */
export const choosePorts = async (): Promise<Record<string, number>> => {
  const port = Number(process.env.PORT?.trim() || devPortOf('shell'));
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is ${process.env.PORT}; it must be a number from 1 to 65535.`);
  if (!(await tryPort(port)))
    throw new Error(`Port ${port} is taken by another program. Set PORT to a free one.`);
  const ports: Record<string, number> = { shell: port };
  for (const name of ['content-server', ...REMOTES]) {
    const own = devPortOf(name);
    ports[name] = (own === port ? undefined : await tryPort(own)) ?? (await tryPort(0)) ?? own;
  }
  return ports;
};
