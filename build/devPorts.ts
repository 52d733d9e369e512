import { packageOf } from './parts/project';

const FIXED: Record<string, number> = { shell: 3000, 'content-server': 3003 };

/** The ports that `npm run dev` chose, as JSON in DEV_PORTS; not set for a standalone remote. */
const chosen = (): Record<string, number> =>
  JSON.parse(process.env.DEV_PORTS ?? '{}') as Record<string, number>;

/** True if `npm run dev` runs all parts together. */
export const runsTogether = (): boolean => process.env.DEV_PORTS !== undefined;

/** The development port of a part. The default of a remote is in its package.json. */
export const devPortOf = (name: string): number => {
  const port = chosen()[name] ?? FIXED[name] ?? packageOf(name).federation?.devPort;
  if (!port) throw new Error(`${name}'s package.json declares no federation.devPort.`);
  return port;
};
