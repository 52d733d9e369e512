import { addUpdate, callsTo } from '../../../testing/calls';
import { post } from '../../../testing/postedForm';
import { startRealServer } from '../../../testing/realServer';
import { emptySite, furtherServers } from '../../../testing/site';

const { server, call } = emptySite();
const another = furtherServers();

const message = {
  form: 'contact',
  name: 'Ŵ. Visitor',
  email: 'visitor@example.org',
  subject: '"Tea" & <song>',
  message: 'Line 1\r\nLine 2',
};
const comment = {
  form: 'comment',
  guestName: 'Chikondi',
  guestEmail: 'c@example.org',
  commentText: 'Zikomo!',
};

const inbox = async () =>
  (await call('GET', '/messages')).body.messages as Record<string, unknown>[];

test.each([
  ['/contact-us', 'contact'],
  ['/get-involved', 'get-involved'],
])(
  'a message posted to %s is stored as by the API, and redirects to its form',
  async (path, source) => {
    const { status, headers } = await post(server, path, {
      ...message,
      form: source,
      source: 'elsewhere',
      read: 'true',
    });
    expect([status, headers.get('location')]).toEqual([303, `${path}?sent=${source}#${source}`]);
    const { form: _form, ...stored } = message;
    expect(await inbox()).toMatchObject([
      { ...stored, message: 'Line 1\nLine 2', source, read: false },
    ]);
  },
);

test('a comment is posted to the page of its update', async () => {
  const id = await addUpdate(call);
  const { status, headers } = await post(server, `/updates/${id}`, {
    ...comment,
    updateId: 'another',
  });
  expect([status, headers.get('location')]).toEqual([303, `/updates/${id}?sent=comment#comment`]);
  const shown = (await call('GET', `/content/comments/update/${id}`)).body;
  expect(shown).toMatchObject([{ guestName: 'Chikondi', commentText: 'Zikomo!', updateId: id }]);
});

test('a form that is submitted twice is stored once', async () => {
  await Promise.all([post(server, '/contact-us', message), post(server, '/contact-us', message)]);
  expect(await inbox()).toHaveLength(1);
  await post(server, '/contact-us', { ...message, subject: 'Another one' });
  expect(await inbox()).toHaveLength(2);
});

test('an invalid form gets a page with each error and the typed values', async () => {
  const { status, headers, html } = await post(server, '/contact-us', {
    ...message,
    name: ' ',
    email: 'nobody',
  });
  expect(status).toBe(400);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(html).toContain(
    '<p role="alert">Failed to send message. Name is required. Please enter a valid email address.</p>',
  );
  expect(html).toContain('<form method="post" action="/contact-us"');
  expect(html).toContain('<input type="hidden" name="form" value="contact">');
  expect(html).toMatch(
    /<label for="name">Name<\/label><input id="name" name="name" aria-invalid="true" aria-describedby="name-error"/,
  );
  expect(html).toContain('id="name-error">Name is required.<');
  expect(html).toContain('id="email-error">Please enter a valid email address.<');
  expect(html).toContain('type="email" value="nobody">');
  expect(html).toContain(
    '<input id="subject" name="subject" type="text" value="&quot;Tea&quot; &amp; &lt;song>">',
  );
  expect(html).toContain('rows="5">\nLine 1\nLine 2</textarea>');
  expect(html).toContain('<button type="submit">Send Message</button>');
  expect(html).toContain('<a href="/contact-us">Back to the page</a>');
  expect(await inbox()).toEqual([]);
});

test('the text of a comment on a deleted update is not lost', async () => {
  const { status, html } = await post(server, '/updates/nothing', comment);
  expect(status).toBe(404);
  expect(html).toContain('<p role="alert">Failed to submit comment. Update not found.</p>');
  expect(html).toContain('rows="5">\nZikomo!</textarea>');
});

test('a form posted from another website is rejected, with a page for the person', async () => {
  const { host } = new URL(server.url);
  for (const [headers, expected] of [
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: `http://${host}` }, 303],
    [{}, 303],
  ] as const) {
    const { status, html } = await post(server, '/contact-us', message, headers);
    expect([headers, status]).toEqual([headers, expected]);
    if (status === 403) {
      expect(html).toContain('It was sent from another website. Please press the button here.');
      expect(html).toContain('Line 1');
    }
  }
  expect(await inbox()).toHaveLength(1);
});

test('API calls and posted forms share a rate limit, and the typed values are not lost', async () => {
  const limited = await another({ rateLimits: { publicWrites: 2 } });
  const { form: _form, ...draft } = message;
  await callsTo(limited)('POST', '/messages', { body: draft });
  expect((await post(limited, '/get-involved', message)).status).toBe(303);
  const { status, html } = await post(limited, '/contact-us', message);
  expect(status).toBe(429);
  expect(html).toContain(
    '<p role="alert">Failed to send message. Too many attempts. Try again in 1 minute.</p>',
  );
  expect(html).toContain('Line 2');
});

test('a form beyond the rate limit gets its page with the typed values', async () => {
  const limited = await startRealServer({ limits: { publicWrites: 1, signIn: 100_000 } });
  try {
    await addUpdate(callsTo(limited));
    expect((await post(limited, '/contact-us', message)).status).toBe(303);
    for (const [path, fields, words] of [
      ['/contact-us', { ...message, subject: 'Again' }, 'Line 2'],
      ['/get-involved', { ...message, form: 'get-involved', subject: 'Again' }, 'Line 2'],
      ['/updates/2026-a-well', comment, 'Zikomo!'],
    ] as const) {
      const { status, headers, html } = await post(limited, path, fields);
      expect([path, status]).toEqual([path, 429]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(html).toContain('id="page-data"');
      expect(html).toMatch(/Too many attempts\. Try again in (\d+ seconds|1 minute)\./);
      const [shown = ''] = html.split('<script type="application/json" id="page-data"');
      expect(shown).toMatch(new RegExp(`<textarea[^>]*>[^<]*${words}</textarea>`));
      expect(shown).toMatch(/<input[^>]* value="(Ŵ\. Visitor|Chikondi)"/);
    }
    // The page of a deleted update has no form.
    const { html } = await post(limited, '/updates/gone', comment);
    expect(html).toContain('rows="5">\nZikomo!</textarea>');
  } finally {
    await limited.close();
  }
});

test('a form that is too large is rejected with a page', async () => {
  const { status, html } = await post(server, '/contact-us', {
    ...message,
    message: 'x'.repeat(200_000),
  });
  expect(status).toBe(413);
  expect(html).toContain('That is too much to send at once.');
});
