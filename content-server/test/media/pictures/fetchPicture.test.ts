import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPicture } from '../../../src/media/pictures/fetchPicture';
import { canvas } from '../../../testing/pictureCalls';

const LOCAL = ['127.0.0.1'];

let site: Server;
let base: string;
let picture: Buffer;

beforeAll(async () => {
  picture = await canvas(20, 10).png().toBuffer();
  site = createServer(({ url = '' }, response) => {
    const to = {
      '/moved': '/well.png',
      '/inside': 'http://127.0.0.2/',
      '/file': 'file:///etc/passwd',
      '/round': '/round',
    }[url];
    if (to) response.writeHead(302, { location: to }).end();
    else if (url === '/large') {
      response.writeHead(200);
      // No Content-Length, so the limit must apply while streaming.
      response.write(Buffer.alloc(6 * 1024 * 1024));
      response.end(Buffer.alloc(6 * 1024 * 1024));
    } else if (url.endsWith('.png')) response.writeHead(200).end(picture);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => site.close(resolve)));

test('fetches a picture of another site, with redirects', async () => {
  expect(await fetchPicture(`${base}/moved`, { allowedAddresses: LOCAL })).toEqual({
    bytes: picture,
    name: 'well.png',
  });
});

test.each([
  ['/Kulima%20ku%20Dedza.png', 'Kulima ku Dedza.png'],
  ['/100%%20ku%20%C5%B5.png', '100% ku ŵ.png'],
  ['/%e4%20a.png', '%e4%20a.png'],
  ['/a%2Fb.png', 'b.png'],
])('the name in %s is decoded', async (address, name) => {
  expect((await fetchPicture(base + address, { allowedAddresses: LOCAL })).name).toBe(name);
});

test.each([
  ['a loopback address', () => `${base}/well.png`, [], /does not answer/],
  [
    'a name that resolves to a loopback address',
    () => `${base.replace('127.0.0.1', 'localhost')}/well.png`,
    [],
    /does not answer/,
  ],
  [
    'the cloud metadata endpoint',
    () => 'http://169.254.169.254/latest/meta-data',
    [],
    /does not answer/,
  ],
  ['an IPv4-mapped loopback address', () => 'http://[::ffff:127.0.0.1]/', [], /does not answer/],
  ['a redirect to a loopback address', () => `${base}/inside`, LOCAL, /does not answer/],
  ['a redirect to a file: URL', () => `${base}/file`, LOCAL, /not a web address/],
  ['a file: URL', () => 'file:///etc/passwd', LOCAL, /not a web address/],
  ['a URL with a password', () => 'http://a:b@example.org/', LOCAL, /not a web address/],
  ['a redirect loop', () => `${base}/round`, LOCAL, /from one address to the next/],
  ['more than 10 MB', () => `${base}/large`, LOCAL, /larger than 10 MB/],
  ['a picture that does not exist', () => `${base}/none`, LOCAL, /does not give it out/],
])('%s is rejected', async (_what, address, allowedAddresses, words) => {
  await expect(fetchPicture(address(), { allowedAddresses })).rejects.toMatchObject({
    status: 415,
    message: expect.stringMatching(words),
  });
});
