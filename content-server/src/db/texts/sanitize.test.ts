import fc from 'fast-check';
import { readRichText, sanitizeRichText } from './sanitize';

/** Elements that the editor's toolbar creates (docs/product.md 6); they must stay unchanged. */
const KEPT = [
  '<h1>One</h1><h2>Two</h2>',
  '<p><strong>a</strong><em>b</em><u>c</u><s>d</s></p>',
  '<p><span class="ql-font-serif">a</span><span class="ql-font-monospace ql-size-huge">b</span></p>',
  '<p><span class="ql-size-small">a</span><span class="ql-size-large">b</span></p>',
  '<blockquote>Be kind.</blockquote>',
  '<ol><li>One</li><li class="ql-indent-1">Deeper</li></ol>',
  '<ul><li>One</li><li class="ql-indent-8">Deepest</li></ul>',
  '<p class="ql-indent-3">Indented</p>',
  '<p><a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">link</a></p>',
  '<p><a href="/donate">here</a> <a href="mailto:a@example.org">write</a> <a href="tel:+2651">call</a></p>',
  '<p><img src="/uploads/a-1x1.png" alt="A well" width="100" /></p>',
  '<p>5 &lt; 6 &amp; 7 &gt; 3</p>',
  '<p><br /></p>',
];

test.each(KEPT)('keeps %s', (html) => {
  expect(sanitizeRichText(html)).toBe(html);
});

test.each([
  ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<p>\u200b&shy;\u3164</p><p>\u2800</p>', ''],
  ['<ScRiPt src=//evil.example></sCrIpT>b', 'b'],
  ['<p onclick="alert(1)" onmouseover=alert(2)>a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" />'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href=" JaVa\nScRiPt:alert(1)">a</a>', 'a'],
  ['<a href="&#106;avascript:alert(1)">a</a>', 'a'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
  ['<a href="vbscript:x">a</a><a href="//evil.example">b</a>', 'ab'],
  [
    '<p><a href="javascript:x">one <strong>two</strong></a> <a>three</a></p>',
    '<p>one <strong>two</strong> three</p>',
  ],
  ['<img src="javascript:alert(1)">a', 'a'],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=">a', 'a'],
  ['<img>a', 'a'],
  ['<svg onload=alert(1)><circle/></svg>a', 'a'],
  ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>', 'x'],
  [
    '<style>@import "//evil"</style><link rel=stylesheet href=//evil><meta http-equiv=refresh content=0>a',
    'a',
  ],
  ['<p style="position:fixed;background:url(//evil)">a</p>', '<p>a</p>'],
  [
    '<p class="ql-indent-1 admin-only ql-indent-99" id="root">a</p>',
    '<p class="ql-indent-1">a</p>',
  ],
  ['<form action="//evil"><input name=a><button>b</button></form>', 'b'],
  ['<object data="//evil"></object><embed src="//evil"><base href="//evil">a', 'a'],
  ['<video src="//evil"></video><audio src="//evil"></audio>a', 'a'],
  ['<p>a<!-- <script>alert(1)</script> --></p>', '<p>a</p>'],
  ['<p title="&quot;><script>alert(1)</script>">a</p>', '<p>a</p>'],
  ['<p>unclosed', '<p>unclosed</p>'],
  [
    '<a href="https://example.org" target="_blank">a</a>',
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</p></noscript>', '<p>a</p>'],
  [
    '<p><a href="https://example.org/a\u200b">a</a></p>',
    '<p><a href="https://example.org/a">a</a></p>',
  ],
  ['<textarea><img src=x onerror=alert(1)></textarea>a', 'a'],
  [
    '<p>Gift: <del>K10,000</del> <strike>K12,000</strike> <ins>K15,000</ins></p>',
    '<p>Gift: <s>K10,000</s> <s>K12,000</s> <u>K15,000</u></p>',
  ],
  ['<p>She said <q>Zikomo</q> then.</p>', '<p>She said “Zikomo” then.</p>'],
  [
    '<ol><li>Dig</li></ol><p>Wait.</p><ol start="2"><li>Drink</li><li><b>Rest</b></li></ol>',
    '<ol><li>Dig</li></ol><p>Wait.</p><p>2. Drink</p><p>3. <b>Rest</b></p>',
  ],
  [
    '<ol start="1"><li>a</li></ol><ol start><li>b</li></ol><ol start="x"><li>c</li></ol>',
    '<ol><li>a</li></ol><ol><li>b</li></ol><ol><li>c</li></ol>',
  ],
  [
    '<ol start="2"><li><p>a</p><ul><li>b</li></ul></li></ol>',
    '<p>2. </p><p>a</p><ul><li>b</li></ul>',
  ],
  [
    '<p>10<sup>6</sup> trees, 25 m<sup>−2</sup>, the 2<sup>nd</sup>, CO<sub>2</sub></p>',
    '<p>10⁶ trees, 25 m⁻², the 2nd, CO2</p>',
  ],
])('makes of %s only %s', (html, clean) => {
  expect(sanitizeRichText(html)).toBe(clean);
});

describe('videos', () => {
  const player = (src: string, title = 'Video') =>
    `<iframe class="ql-video" src="${src}" title="${title}" allowfullscreen="true" loading="lazy"></iframe>`;

  test('play at the URL of the player', () => {
    const src = 'www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=9';
    expect(sanitizeRichText(`<p>a</p><iframe src="${src}"></iframe>`)).toBe(
      `<p>a</p>${player('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')}`,
    );
  });

  test.each(['https://evil.example/embed/dQw4w9WgXcQ', 'javascript:alert(1)', ''])(
    'are not at %s, and nothing is left of such a frame',
    (src) => {
      expect(sanitizeRichText(`<p>a</p><iframe src="${src}">inside</iframe><p>b</p>`)).toBe(
        '<p>a</p><p>b</p>',
      );
    },
  );

  test('keep their title, and have no page of their own', () => {
    const titled = player('https://www.youtube.com/embed/dQw4w9WgXcQ', 'A well &amp; a song');
    expect(sanitizeRichText(titled)).toBe(titled);
    expect(sanitizeRichText('<iframe srcdoc="<script>alert(1)</script>"></iframe>a')).toBe('a');
    const html = player('https://www.youtube.com/embed/dQw4w9WgXcQ');
    expect(
      sanitizeRichText(html.replace('<iframe', '<iframe srcdoc="x" onload="alert(1)" name="top"')),
    ).toBe(html);
  });
});

describe("Quill's lists", () => {
  test('become real ones', () => {
    const ui = '<span class="ql-ui" contenteditable="false"></span>';
    expect(
      sanitizeRichText(
        `<ol><li data-list="bullet">${ui}a</li><li data-list="bullet" class="ql-indent-1">${ui}b</li></ol>`,
      ),
    ).toBe('<ul><li>a</li><li class="ql-indent-1">b</li></ul>');
  });

  test('are split where bullets and numbers follow each other', () => {
    expect(
      sanitizeRichText(
        '<p>x</p><ol><li data-list="ordered">1</li><li data-list="bullet">a</li><li data-list="bullet">b</li><li data-list="ordered">2</li></ol>',
      ),
    ).toBe('<p>x</p><ol><li>1</li></ol><ul><li>a</li><li>b</li></ul><ol><li>2</li></ol>');
  });

  test('are unchanged if they are real already', () => {
    const nested = '<ul><li>a<ol><li>1</li></ol></li><li>b</li></ul>';
    expect(sanitizeRichText(nested)).toBe(nested);
    expect(sanitizeRichText(sanitizeRichText(nested))).toBe(nested);
  });

  test('are removed if they are empty, with stray end tags', () => {
    expect(sanitizeRichText('<ol></ol>a</ol></li>')).toBe('a');
  });
});

const HEAVY =
  '<table><tr><th>Village</th><th>Wells</th></tr><tr><td>Mponela</td><td>12</td></tr></table>';

test.each([
  [
    'marks within words, and none of their tags',
    '<p><strong>W</strong>ater for Chi<em>kwe</em>te: 40 m<span class="ql-size-small">3</span> a day.</p>',
    'Water for Chikwete: 40 m3 a day.',
  ],
  ['no soft hyphens', '<p>Chi&shy;kwe\u200bte</p>', 'Chikwete'],
  [
    'all entities',
    '<p>Tom&#39;s&nbsp;&quot;home&quot; &lt;3 &amp;amp; &eacute;&#x2014;&hellip;</p>',
    'Tom\'s "home" <3 &amp; é—…',
  ],
  ['marks with more than a name in quotes', '<p>a<a href="/x" title="b > c">d</a></p>', 'ad'],
  [
    'blocks as words of their own',
    '<p>One</p><p>two</p><ul><li>three</li><li>four</li></ul><blockquote>five</blockquote>',
    'One two three four five',
  ],
  [
    'lines and pictures as blanks',
    '<p>One<br>two<img src="/uploads/a.png" alt="">three</p>',
    'One two three',
  ],
  ['blanks before signs as they are', '<p>Qui est là ?</p>', 'Qui est là ?'],
  [
    'headings like sentences',
    '<h2>What we built</h2><p>The village asked.</p>',
    'What we built. The village asked.',
  ],
  ['smaller headings, too', '<h3>Thanks</h3><p>To all.</p><h6>End</h6>', 'Thanks. To all. End'],
  [
    'headings that are sentences',
    '<h2>Who <em>asked?</em></h2><h1>“Why?”</h1><p>The village.</p>',
    'Who asked? “Why?” The village.',
  ],
  [
    'no empty headings',
    '<p>Before.</p><h2></h2><p>After.</p><h1>Thanks</h1>',
    'Before. After. Thanks',
  ],
  [
    'parts of a page as words of their own',
    '<header>One</header><section>two</section><center>three</center><figure>four<figcaption>five</figcaption></figure>',
    'One two three four five',
  ],
  [
    'headings that end in other marks',
    '<h2>«Who?»</h2><p>We.</p><h2>(Thanks!)</h2><p>All.</p>',
    '«Who?» We. (Thanks!) All.',
  ],
  ['cells as words of their own', HEAVY, 'Village Wells Mponela 12'],
  ['the rest of broken HTML', '<p>a<p>b</li></p><b>c<', 'a b c<'],
])('reads %s', (_what, html, text) => {
  expect(readRichText(html).text).toBe(text);
});

test('removes invisible characters except the joiners of emoji and letters', () => {
  expect(
    sanitizeRichText('<p>te\bxt \u202egnihtemos <strong>Chi\u200bkwe&shy;te</strong> 👨‍👩‍👧</p>'),
  ).toBe('<p>text gnihtemos <strong>Chikwete</strong> 👨‍👩‍👧</p>');
});

test('has headings of two levels, and converts other blocks to paragraphs', () => {
  expect(sanitizeRichText('<h1>a</h1><h3>b</h3><h6>c</h6>')).toBe('<h1>a</h1><h2>b</h2><h2>c</h2>');
  expect(sanitizeRichText('<div><div>a</div><div>b<p>c</p></div></div>')).toBe(
    '<p>a</p><p>b</p><p>c</p>',
  );
});

test('an excerpt leaves out headings, unless there is nothing else, and has at most 400 characters', () => {
  const excerptOf = (html: string) => readRichText(html).excerpt;
  expect(excerptOf('<h1>Nine days</h1><p>The river left.</p><h2>After</h2><p>Mud.</p>')).toBe(
    'The river left. Mud.',
  );
  expect(excerptOf('<h1>A text of headings</h1>')).toBe('A text of headings');
  expect(excerptOf(`<p>${'a'.repeat(395)} 👍🏿👍🏿 and more</p>`)).toBe(`${'a'.repeat(395)}…`);
});

test.each([
  ...KEPT,
  HEAVY,
  '<div>a<p>b</p>c<ul><ul><li>d</ul></div>',
  'a<span><ul><span>. </span></p>',
  '<div><h1><ul><h1>b<svg>',
  'a<plaintext><h1><svg></li><ul>&#0;<b>',
  '<ol><li data-list="bullet">a<li data-list="ordered">b</ol><td>c',
  '<a href="/a"><p>b<a href="/c">d</a></a><blockquote><p>e<h3>f',
  '<p>a&amp;lt;b&amp;gt;</p><p title="\'">"quoted" &nbsp; &shy;</p>',
  '<iframe src="youtu.be/dQw4w9WgXcQ" title="&quot;<b>"></iframe>',
  "<<p>>a<!--><img src=/a.png alt='\"'></p//>",
])('changes nothing when it reads its own HTML: %s', (html) => {
  const read = readRichText(html);
  expect(readRichText(read.html)).toEqual(read);
});

/** Fragments of valid and invalid HTML. */
const anyHtml = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'<p> </p> <h3> </h3> <ol> </ol> <strong> </strong> <br> <td> <sup> <script> </a>'.split(
          ' ',
        ),
      ),
      fc.constantFrom(
        '<li data-list="bullet">',
        '<iframe src="https://youtu.be/dQw4w9WgXcQ">',
        '<a href="/a">',
      ),
      fc.constantFrom('&amp;', '&lt;b&gt;', '&nbsp;', '<', '>', '"', '\u200b', '👍🏿', 'a word', '.'),
      fc.string({ unit: 'grapheme' }),
    ),
  )
  .map((parts) => parts.join(''));

test('reading any HTML succeeds, is idempotent, and has an excerpt of at most 400 characters', () => {
  // fast-check prints the seed and the smallest HTML of a failure.
  fc.assert(
    fc.property(anyHtml, (html) => {
      const read = readRichText(html);
      expect(readRichText(read.html)).toEqual(read);
      expect(read.html).not.toMatch(/<script|<h[3-6]/);
      expect(read.excerpt.length).toBeLessThanOrEqual(400);
    }),
    { numRuns: 500 },
  );
});

test('survives a hundred thousand nested tags', () => {
  const deep = sanitizeRichText(`${'<b>'.repeat(100_000)}x`);
  expect(deep.length).toBeLessThan(1000);
});
