import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** One expose of a module federation manifest, with its scripts. */
export const exposed = (name: string, ...scripts: string[]) => ({
  path: name,
  assets: { js: { sync: scripts }, css: { sync: [] } },
});

/** Writes a small build for tests, with the files that the release command reads. */
export const writeBuild = async (folder: string, text: string, manifest: object = {}): Promise<void> => {
  const script = `// ${text} ${'x'.repeat(600)}`;
  await mkdir(path.join(folder, 'static'), { recursive: true });
  await writeFile(path.join(folder, 'static/entry.js'), script);
  await writeFile(path.join(folder, 'static/routes.js'), script);
  await writeFile(path.join(folder, 'static/routes.js.br'), brotliCompressSync(script));
  await writeFile(path.join(folder, '.inputs'), 'not for browsers');
  await writeFile(
    path.join(folder, 'mf-manifest.json'),
    JSON.stringify({
      metaData: { remoteEntry: { name: 'static/entry.js' } },
      shared: [],
      exposes: [exposed('./routes', 'static/routes.js')],
      ...manifest,
    }),
  );
};
