import { packageOf } from './parts/workspaces.cjs';

const FIXED: Record<string, number> = { shell: 3000, 'content-server': 3003 };

/** The ports that `npm run dev` has chosen, as JSON in DEV_PORTS; a remote that is developed by itself has none. */
const chosen = (): Record<string, number> => JSON.parse(process.env.DEV_PORTS ?? '{}') as Record<string, number>;

/** Whether `npm run dev` runs all parts together. */
export const runsTogether = (): boolean => process.env.DEV_PORTS !== undefined;

/** Where a part listens in development; the shell's port is the one to open. A remote's package.json says its own. */
export const devPortOf = (name: string): number => {
  const port = chosen()[name] ?? FIXED[name] ?? packageOf(name).federation?.devPort;
  if (!port) throw new Error(`${name}'s package.json declares no federation.devPort.`);
  return port;
};
