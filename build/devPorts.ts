import { packageOf } from './parts/workspaces.cjs';

const FIXED: Record<string, number> = { shell: 3000, 'content-server': 3003 };

/** Where a part listens during `npm run dev`; the shell's port is the one to open. A remote says its own. */
export const devPortOf = (name: string): number => {
  const port = FIXED[name] ?? packageOf(name).federation?.devPort;
  if (!port) throw new Error(`${name}'s package.json declares no federation.devPort.`);
  return port;
};
