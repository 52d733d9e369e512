import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run, TYPESCRIPT } from '../../build/parts/run';
import type { LivePlace } from '../fixtures/liveRegistry';
import { releaseCommand } from '../fixtures/product/releases';
import { copyProject } from './fixture';

/** The components that the shop contributes, by file. */
const COMPONENTS: Record<string, string> = {
  LatestGifts: `import { useState } from 'react';
export default function LatestGifts() {
  const [count, setCount] = useState(0);
  return <p>Baskets from Dedza <button type="button" onClick={() => setCount(count + 1)}>Seen {count} times</button></p>;
}`,
  Broken: `export default function Broken(): string { throw new Error('broken on purpose'); }`,
  Fragile: `import { useState } from 'react';
export default function Fragile() {
  const [isGiven, setGiven] = useState(false);
  if (isGiven) throw new Error('broken on purpose');
  return <button type="button" onClick={() => setGiven(true)}>Give a basket</button>;
}`,
  OpenOrders: `export default function OpenOrders() { return <>7</>; }`,
  Sales: `export default function Sales() { return <p>Sales of this week</p>; }`,
};

const CONTRIBUTIONS = [
  { at: 'menu', label: 'Vouchers', path: '/shop/vouchers', order: 200, on: 'phone' },
  { at: 'footer', label: 'Terms of the shop', path: '/shop/terms' },
  { at: 'sidebar', label: 'Orders', path: '/shop/orders' },
  { at: 'tiles', label: 'Open orders', path: '/shop/orders', module: './OpenOrders' },
  { at: 'home.beforeFooter', label: 'Nothing', module: './Broken', height: 300 },
  { at: 'home.beforeFooter', label: 'Latest gifts', module: './LatestGifts' },
  { at: 'update.afterText', label: 'Give', module: './Fragile' },
  { at: 'admin.dashboard', label: 'Sales', module: './Sales' },
];

/**
 * Creates a remote called shop from the template, adds contributions to the template's own, and
 * releases it.
 */
export const releaseContributingShop = async (site: LivePlace): Promise<void> => {
  const project = await copyProject();
  const exitCode = await run(process.execPath, [...TYPESCRIPT, 'build/cli/newRemote.ts', 'shop'], {
    cwd: project.folder,
    quiet: true,
  });
  if (exitCode !== 0) throw new Error('The shop could not be made.');
  const file = path.join(project.folder, 'shop/package.json');
  const own = JSON.parse(await readFile(file, 'utf8')) as {
    federation: { contributions: object[] };
  };
  own.federation.contributions.push(...CONTRIBUTIONS);
  await writeFile(file, JSON.stringify(own));
  for (const [name, code] of Object.entries(COMPONENTS))
    await writeFile(path.join(project.folder, `shop/src/${name}.tsx`), code);
  await project.build('shop');
  await releaseCommand(['shop', '--without-smoke'], site, project.folder);
};
