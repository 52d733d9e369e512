import type { PictureSource } from '../../media/Picture/Picture';
import meta, { Dangerous, WithPicture, WithVideo } from './RichTextView.stories';
import { safeHtml } from './safeHtml';
import { serverSafeHtml } from './serverSafeHtml.node';

const pictureFor = (src: string): PictureSource => ({
  src: `${src}?a=1&b="2"`,
  width: 1600,
  height: 900,
  srcSet: `${src} 1600w`,
  sources: [{ type: 'image/avif', srcSet: `${src}.avif 1600w` }],
  placeholder: 'linear-gradient(#8bd,#9a8,#542)',
});

/** HTML as serialized by the browser, to compare without irrelevant differences. */
const serialized = (html: string): string => {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return body.innerHTML;
};

const STORED = [
  ...[meta, WithPicture, WithVideo].map(({ args }) => args?.html ?? ''),
  '<h1 class="ql-indent-1 other">One</h1><h2>Two</h2><h3>Three</h3><p class="none">a<br />b</p>',
  '<p>5 &lt; 6 &amp; 7 &gt; 3, "quoted" &amp;lt; ŵ\u00A0x</p>',
  '<p><a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">out</a></p>',
  '<p><a href="/donate">here</a> <a href="mailto:a@example.org">write</a> <a href="tel:+2651">call</a></p>',
  '<p><img src="/uploads/a-1x1.png" alt="A &quot;well&quot; &lt;b&gt;" width="100" /><img src="/uploads/b.png" alt="" /></p>',
  '<iframe class="ql-video" src="https://player.vimeo.com/video/76979871?h=8272103f6e" title="A well &amp; a song" allowfullscreen="true" loading="lazy"></iframe>',
  '<iframe class="ql-video" src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Video"></iframe>',
  '<ol><li>One<ul><li class="ql-indent-8">Deep</li></ul></li></ol><blockquote>Be kind.</blockquote>',
];

test.each(STORED)('server and browser render stored text equally: %s', (html) => {
  expect(serialized(serverSafeHtml(html))).toBe(safeHtml(html));
  expect(serialized(serverSafeHtml(html, pictureFor))).toBe(safeHtml(html, pictureFor));
});

const expectHarmless = (html: string): void => {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  expect(body.textContent).toMatch(/^before/);
  const elements = [...body.querySelectorAll('*')];
  expect(elements.map(({ localName }) => localName)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^(script|style|iframe|svg|math|form|input|object|base|meta|template)$/,
      ),
    ]),
  );
  const attributes = elements.flatMap((element) => [...element.attributes]);
  expect(attributes.filter(({ name }) => /^(on.*|style|id|srcdoc)$/.test(name))).toEqual([]);
  expect(
    attributes.filter(({ value }) => /^[\s\0-\x20]*(javascript|data|vbscript):/i.test(value)),
  ).toEqual([]);
  expect(attributes.filter(({ value }) => /evil/.test(value))).toEqual([]);
};

test.each([
  Dangerous.args?.html ?? '',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" title="&quot; onerror=&quot;alert(1)">',
  '<img src="x" alt="\'"><b title="><img src=x onerror=alert(1)>">a</b>',
  "<img src='x' alt='\" onerror=\"alert(1)'>",
  '<a href="javascript:alert(1)">a</a><a href=" JaVa\nScRiPt:alert(1)">a</a><a href="&#106;avascript:alert(1)">a</a>',
  '<a href="java&Tab;script:alert(1)">a</a><a href="javascript&colon;alert(1)">a</a><a href="data:text/html,x">a</a>',
  '<img src="javascript:alert(1)">',
  '<iframe src="https://www.youtube.com.evil.example/embed/abcdefghijk"></iframe>',
  '<iframe src="https://www.youtube.com/embed/../../redirect?q=evil"></iframe>',
  '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="</strong><script>alert(1)</script>"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<button type="button" data-player="https://evil.example/">Press me</button>',
  '<p class="MuiDialog-root ql-evil" style="position:fixed" id="root" onclick="alert(1)">x</p>',
  '<p>a<!-- <script>alert(1)</script> --></p><![CDATA[<script>alert(1)</script>]]>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</p></noscript>',
  '<form action="//evil"><input name=a></form><object data="//evil"></object><base href="//evil"><meta http-equiv=refresh>',
  '<p <img src=x onerror=alert(1)//>',
  '<<img src=x onerror=alert(1)>',
  '<a/href="javascript:alert(1)">a</a><img/src=x/onerror=alert(1)>',
])('server and browser sanitize %s', (html) => {
  for (const sanitize of [serverSafeHtml, safeHtml])
    expectHarmless(sanitize(`<p>before</p>${html}<p>after</p>`));
});

test.each([
  '\njavascript:x',
  'java\tscript:x',
  '\u0001javascript:x',
  ' data:x',
  '\u001f\r\nvbscript:x',
  'java\nscript\t:x',
])('the server removes the URL %j', (url) => {
  expect(serverSafeHtml(`<a href="${url}">a</a><img src="${url}" alt="b">`)).not.toMatch(
    /script|data:/,
  );
});

test('the server allows relative URLs and safe schemes', () => {
  for (const url of [
    '/a:b',
    '#a:b',
    '?a:b',
    'a/b:c',
    '//example.org/',
    'HTTPS://example.org/',
    'mailto:a@b.org',
    'tel:1',
  ])
    expect(serverSafeHtml(`<a href="${url}">a</a>`)).toContain(`href="${url}"`);
});

test('the server removes pictures with data URLs', () => {
  expectHarmless(serverSafeHtml('before<img src="data:image/svg+xml;base64,PHN2Zz4=">'));
});
