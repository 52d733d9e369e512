import { packageOf } from './project';

/**
 * The exposed modules of a remote: its routes, and those of its contributions. `./LatestGifts` is
 * src/LatestGifts.tsx.
 */
export const exposesOf = (remote: string): Record<string, string> => {
  const contributions = packageOf(remote).federation?.contributions ?? [];
  const modules = contributions.flatMap((one) =>
    'module' in one && one.module ? [one.module] : [],
  );
  return Object.fromEntries(
    ['./routes', ...modules].map((name) => [name, `./src/${name.slice(2)}.tsx`]),
  );
};
