import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { startTestServer } from '../../../testing';
import { siteFor } from '../../../testing/site';
import { canvas, fileAt, storedStem } from '../../../testing/pictureCalls';

const { server } = siteFor(startTestServer);
const stored = (picture: Buffer) => storedStem(server, picture);
const at = (path: string) => fileAt(server, path);

describe('a picture to share', () => {
  test('waits in a limited queue; the next request gets Retry-After', async () => {
    const original = join(
      server.uploads,
      `${basename(await stored(await canvas(90, 60).jpeg().toBuffer()))}.jpg`,
    );
    const stems = Array.from(
      { length: 60 },
      (_, number) => `${String(number).padStart(16, '0')}-90x60`,
    );
    for (const stem of stems) await copyFile(original, join(server.uploads, `${stem}.jpg`));
    const urls = stems.map((stem) => `/uploads/${stem}-share.jpg`);
    const answers = await Promise.all(urls.map(at));
    const refused = answers.findIndex(({ status }) => status === 503);
    expect(answers[refused]?.headers.get('retry-after')).toBe('10');
    expect((await at(urls[refused] ?? '')).status).toBe(200);
  });
});
