import { configureSite } from '@charity-site/api-client/http';
import { elementsIn } from '@charity-site/content-server/testing';
import { renderedSite, textOf } from './renderedOnServer';

const PROOF = {
  registration: 'TR/INC 0000',
  founded: '2009',
  legalForm: 'Registered trust',
  treasurer: 'Dalitso Chimbiri',
  receiptPromise: 'We send a receipt within 14 days.',
  cashRule: 'Nobody collects cash for us.',
  reportYear: '2025',
  report: '/documents',
};

const { render } = renderedSite({ proof: PROOF });

const unescaped = (html: string) => html.replace(/&amp;/g, '&').replace(/&#x27;/g, "'");

const rendered = async (address: string) => {
  const { html, head, text } = await render(address);
  const part = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
  return {
    head,
    text,
    main: part(/<main.*<\/main>/s),
    footer: textOf(part(/<footer(?!.*<footer).*<\/footer>/s)),
    slip: part(/<article.*<\/article>/s),
    chat: /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(unescaped(html))?.[1],
  };
};

/** Amounts as typed and as shown on a slip. */
const AMOUNTS: [typed: string, shown: string, does?: string][] = [
  ['1', 'K1'],
  ['999', 'K999'],
  ['1000', 'K1,000'],
  ['4999', 'K4,999'],
  ['5000', 'K5,000', 'What it does: exercise books and pens for a pupil for a term'],
  ['5001', 'K5,001', 'What K5,000 of it does: exercise books'],
  ['15000', 'K15,000', "What it does: maize seed and beans for a family's garden"],
  ['39999', 'K39,999', 'What K15,000 of it does: maize seed'],
  ['40000', 'K40,000', 'What it does: school fees'],
  ['119999', 'K119,999', 'What K40,000 of it does: school fees'],
  ['120000', 'K120,000', 'What it does: roofing sheets'],
  ['999999999', 'K999,999,999', 'What K120,000 of it does: roofing sheets'],
];

/** Ways to give: key in the URL, and texts on the slip. */
const WAYS: [by: string, ...says: string[]][] = [
  [
    'airtel',
    'Airtel Money',
    '0000 000 000 (sample)',
    'Lamp of Mercy Trust (sample)',
    'Open the Airtel Money menu',
  ],
  [
    'tnm',
    'TNM Mpamba',
    '0000 000 001 (sample)',
    'Lamp of Mercy Trust (sample)',
    'Open the Mpamba menu',
  ],
  ['bank', 'Bank details', '0000 0000 0000', 'SAMPLEXX', 'Send the amount to the number above.'],
];

// Each amount is tested with one way only: its effect is the same for all ways.
const SLIPS = AMOUNTS.map(([typed, shown, does], index) => {
  const [by = '', ...says] = WAYS[index % WAYS.length] ?? [];
  return { typed, shown, does, by, says };
});

test.each(SLIPS)(
  'the slip of $typed by $by shows all details, also in the WhatsApp message',
  async ({ typed, shown, does, by, says }) => {
    const { head, slip, chat = '' } = await rendered(`/donate?give=${typed}&by=${by}`);
    const paper = textOf(slip);
    const message = decodeURIComponent(chat);
    expect(elementsIn(slip, 'h2')[0]?.text).toBe(shown);
    const everywhere = [
      'Lamp of Mercy Trust',
      shown,
      ...says,
      'GIFT and your name',
      PROOF.receiptPromise,
      PROOF.cashRule,
    ];
    for (const text of everywhere) {
      expect(paper).toContain(text);
      expect(message).toContain(text);
    }
    expect(/What .*? (?:does|it does): \w.*? (?=Airtel|TNM|Bank)/.exec(paper)?.[0] ?? '').toContain(
      does ?? '',
    );
    expect(/What .*? does: .*/.exec(message)?.[0] ?? '').toMatch(
      does ? new RegExp(`^${does}`) : /^$/,
    );
    expect(elementsIn(slip, 'li').length).toBeGreaterThanOrEqual(4);
    expect(message).toMatch(new RegExp(`\nhttps://example.org/donate\\?give=${typed}&by=${by}$`));
    expect(head).toMatchObject({ title: 'Slip for your gift', indexable: false });
  },
);

test('a slip defaults to the first way, and to an amount that the giver chooses', async () => {
  const anyWay = await rendered('/donate?give=15000');
  expect(textOf(anyWay.slip)).toMatch(/K15,000.*Airtel Money/);
  const anyAmount = await rendered('/donate?by=TNM');
  expect(textOf(anyAmount.slip)).toMatch(/any amount TNM Mpamba/);
  expect(textOf(anyAmount.slip)).not.toContain('does:');
});

const DIGITS = 'Please write the amount in digits only, such as 15000.';
const TOO_LARGE = 'The amount is too large for a slip. It can have at most 9 digits.';

test.each([
  ...['-5', '1e9', 'abc', '', '15 000', '15,000', '0', '015000', '1.5', '٥٠٠', '<b>5</b>'].map(
    (typed) => [typed, DIGITS],
  ),
  ...['1000000000', '9'.repeat(400)].map((typed) => [typed, TOO_LARGE]),
])('the invalid amount %j shows an error instead of a slip', async (typed = '', sentence) => {
  const { main, slip, chat, head } = await rendered(
    `/donate?${new URLSearchParams({ give: typed, by: 'bank' })}`,
  );
  expect(textOf(main)).toContain(sentence);
  expect([slip, chat]).toEqual(['', undefined]);
  expect(main).toMatch(/aria-invalid="true"/);
  expect(main).not.toContain('<b>');
  expect(main).toContain('href="/donate?give=15000&amp;by=bank"');
  expect(head).toMatchObject({ indexable: false });
});

test('an unknown way shows an error and the stored ways', async () => {
  const { main, slip } = await rendered('/donate?give=15000&by=paypal');
  expect(textOf(main)).toContain('We do not know this way to give. Please choose one of these.');
  expect(slip).toBe('');
  for (const [by] of WAYS) expect(main).toContain(`href="/donate?give=15000&amp;by=${by}"`);
});

test('Donate shows effects of gifts, ways to give, purposes and recipient, in this order', async () => {
  const { main, text, head } = await rendered('/donate');
  const order = [
    'What a gift does',
    'How to give',
    'How gifts are used',
    'Who receives your gift',
    'Other ways to give',
  ];
  expect(elementsIn(main, 'h2').map((heading) => heading.text)).toEqual(order);
  expect(text).toContain('Write this as the reference: GIFT and your name');
  expect(text.match(/reference:/g)).toHaveLength(1);
  for (const address of ['give=15000', 'by=airtel', 'by=bank'])
    expect(main).toContain(`href="/donate?${address}"`);
  const isOpen = elementsIn(main, 'details').map(({ attributes }) => 'open' in attributes);
  expect(isOpen).toEqual([true, false]);
  expect(main).toMatch(/These buttons explain why\..*Donate Now.*Donate Online/s);
  expect(head.indexable).toBeUndefined();
});

test('Donate and the footer show the proofs of who the organisation is', async () => {
  const page = await rendered('/donate');
  expect(textOf(page.main)).toMatch(
    /Registration number TR\/INC 0000 Founded 2009 Legal form Registered trust Treasurer Dalitso Chimbiri.*Report of 2025.*We send a receipt within 14 days\./,
  );
  expect(page.footer).toMatch(
    /Registration number: TR\/INC 0000 Founded: 2009 Legal form: Registered trust Treasurer: Dalitso Chimbiri Report of 2025 We send a receipt within 14 days\. Nobody collects cash for us\./,
  );
});

test('Donate and the footer show no proofs if none is stored', async () => {
  configureSite({ proof: undefined });
  try {
    const { text } = await rendered('/donate');
    expect(text).not.toMatch(
      /Registration number|Founded|Legal form|Treasurer:|Report of|Who receives your gift/,
    );
  } finally {
    configureSite({ proof: PROOF });
  }
});

test('in Chichewa a slip has Chichewa labels, and untranslated texts have `lang`', async () => {
  configureSite({ language: 'ny', untranslated: ['cashRule'] });
  try {
    const { slip, chat = '', main } = await rendered('/donate?give=15000&by=airtel');
    expect(textOf(slip)).toMatch(/Zimene imachita: .*GIFT ndi dzina lanu.*Zoyenera kuchita/);
    expect(slip).toContain('<span lang="en">Nobody collects cash for us.</span>');
    expect(slip).not.toContain('<span lang="en">We send');
    expect(decodeURIComponent(chat)).toMatch(
      /\nhttps:\/\/example\.org\/ny\/donate\?give=15000&by=airtel$/,
    );
    expect(main).toContain('action="/ny/donate"');
  } finally {
    configureSite({ language: 'en', untranslated: [] });
  }
});
