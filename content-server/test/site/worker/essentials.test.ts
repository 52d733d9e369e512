import { unrendered } from '../../../testing/open';
import { startRealServer } from '../../../testing/realServer';
import { emptySite } from '../../../testing/site';

const PAGE =
  '<!doctype html><html><head><title>Shell</title></head><body><div id="root"><main><p class="brand"></p>' +
  '<form class="again"></form><div id="essentials"></div></main></div></body></html>';

const site = {
  name: 'Lamp & "Co"',
  phone: '+265 1',
  email: 'a@example.org',
  timeZone: 'Africa/Blantyre',
};
const { server, call, open } = emptySite(() => startRealServer({ site }, PAGE));

/** The page for browsers to render: only it shows these details without script. */
const pageAt = async (path: string) => (await open(path, unrendered(server))).html;

/** Prevents phones from turning an account number into a telephone link. */
const NO_NUMBERS = '<meta name="format-detection" content="telephone=no">';

const put = async (record: string, body: object) =>
  expect((await call('PUT', `/content/${record}`, { body })).status).toBe(200);

const CONTACT = {
  phone: '+265 (0) 999 12 34 / 01 755 000',
  email: 'info%20desk#1&co@example.org',
  address: 'P.O. Box 7 <b>\nMzuzu',
};
const BANK = {
  bankName: 'Bank & Sons',
  accountName: 'Lamp',
  accountNumber: '123 "4"',
  swiftCode: 'SWIFTXX',
};

test('has the configured phone and email while nothing is stored, and links to the main pages', async () => {
  const html = await pageAt('/');
  expect(html).toContain('<p class="brand">Lamp &amp; &quot;Co&quot;</p>');
  expect(html).toContain(
    '<a href="tel:+2651">+265 1</a><a href="mailto:a@example.org">a@example.org</a></address>',
  );
  expect(html).not.toContain('Bank details');
  expect(html).toContain('<li><a href="/about">About Lamp &amp; &quot;Co&quot;</a></li>');
  expect(html).toContain('<li><a href="/donate">Support Our Mission</a></li>');
});

test('has the current contact and bank details on every page', async () => {
  await put('contact-details', CONTACT);
  await put('donation-details', BANK);
  for (const path of ['/', '/news', '/admin/login', '/no/such/page']) {
    const html = await pageAt(path);
    expect(html).toContain(
      '<a href="tel:+2659991234">+265 (0) 999 12 34</a> / <a href="tel:01755000">01 755 000</a>',
    );
    expect(html).toContain(
      '<a href="mailto:info%2520desk%231%26co@example.org">info%20desk#1&amp;co@example.org</a>',
    );
    expect(html).toContain(NO_NUMBERS);
    expect(html).toContain('<span>P.O. Box 7 &lt;b>\nMzuzu</span>');
    expect(html).toContain('<dt>Bank Name</dt><dd>Bank &amp; Sons</dd>');
    expect(html).toContain('<dt>Account Number</dt><dd>123 &quot;4&quot;</dd>');
  }
  await put('donation-details', { ...BANK, accountNumber: '5678' });
  expect(await pageAt('/')).toContain('<dt>Account Number</dt><dd>5678</dd>');
});

test('preserves the query of the URL on a retry without script', async () => {
  expect(await pageAt('/news?page=2&a="><script>')).toContain(
    '<form class="again"><input type="hidden" name="page" value="2">' +
      '<input type="hidden" name="a" value="&quot;>&lt;script>"></form>',
  );
});
