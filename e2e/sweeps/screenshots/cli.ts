import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../build/checks/browser/findBrowser';
import { buildAllStale } from '../../../build/parts/buildStale';
import { ROOT } from '../../../build/parts/parts';
import { browserOptions } from '../../fixtures/product/browser';
import { callsOf } from '../../fixtures/product/calls';
import { withProduct } from '../../fixtures/product/withProduct';
import { ADMINISTRATOR } from '../../fixtures/product/server';
import { MODES } from './modes';
import { takePictures } from './takePictures';

const FOLDER = path.join(ROOT, 'screenshots');

// `npm run screenshots`: takes screenshots of all screens into screenshots/: at the widths of
// phones, tablets and computers, in landscape, with text of 200 %, printed, and in the dark scheme
// (modes.ts).
//   npm run screenshots -- home news   only screens whose names contain one of these words
//   npm run screenshots -- --only=phone,print      only in these ways
//   npm run screenshots -- http://localhost:3000   of a running site; of the administrator's screens too if ADMIN_EMAIL and
//                                                  ADMIN_PASSWORD are set
const args = process.argv.slice(2);
const address = args.find((argument) => /^https?:\/\//.test(argument))?.replace(/\/$/, '');
const names = args.filter((argument) => !/^(https?:\/\/|--)/.test(argument));
const modes = args.flatMap((argument) =>
  argument.startsWith('--only=') ? argument.slice(7).split(',') : [],
);
const unknown = [
  ...args.filter((argument) => argument.startsWith('--') && !argument.startsWith('--only=')),
  ...modes.filter((mode) => !MODES.some(({ name }) => name === mode)),
];
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. Known: --only= with ${MODES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
const account = email && password ? { email, password } : undefined;

const pictures = async (url: string, administrator: typeof account): Promise<void> => {
  const browser = await chromium.launch(browserOptions(await findBrowser()));
  try {
    const calls = callsOf(url, administrator);
    const count = await takePictures({
      browser,
      url,
      calls,
      words: names,
      modes,
      folder: FOLDER,
      signedIn: Boolean(administrator),
    });
    console.log(`${count} pictures in ${path.relative(process.cwd(), FOLDER)}/.`);
    if (count === 0) process.exitCode = 1;
  } finally {
    await browser.close();
  }
};

if (address) {
  if (!account)
    console.log(
      'Without ADMIN_EMAIL and ADMIN_PASSWORD the pictures are of the public screens only.',
    );
  await pictures(address, account);
} else {
  await buildAllStale();
  await withProduct(({ server }) => pictures(server.url, ADMINISTRATOR));
}
