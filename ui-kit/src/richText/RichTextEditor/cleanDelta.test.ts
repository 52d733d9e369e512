import { Delta } from 'quill/core.js';
import { cleanDelta } from './cleanDelta';

test('keeps the formats of the toolbar and drops others', () => {
  const pasted = new Delta()
    .insert('Wells', { bold: true, color: '#ff0000', font: 'Calibri', size: '11pt' })
    .insert('\n', { header: 4, align: 'center' })
    .insert('Two\u00a0schools', { font: 'serif', background: 'yellow' })
    .insert('\n', { list: 'checked' });
  expect(cleanDelta(pasted).ops).toEqual([
    { insert: 'Wells', attributes: { bold: true } },
    { insert: '\n', attributes: { header: 2 } },
    { insert: 'Two schools', attributes: { font: 'serif' } },
    { insert: '\n', attributes: { list: 'bullet' } },
  ]);
});

test.each(['data:image/png;base64,AAAA', 'file:///C:/clip.png', '//:0'])(
  'drops the picture %s',
  (image) => {
    expect(cleanDelta(new Delta().insert('a').insert({ image }).insert('b')).ops).toEqual([
      { insert: 'ab' },
    ]);
  },
);

test.each(['about:blank', 'javascript:steal()', '#_Toc1', 'file:///C:/a.doc'])(
  'keeps the text of the link %s only',
  (link) => {
    expect(cleanDelta(new Delta().insert('Press', { link })).ops).toEqual([{ insert: 'Press' }]);
  },
);

test('keeps links and stored pictures', () => {
  const delta = new Delta()
    .insert({ image: '/uploads/a-1x1.png' })
    .insert({ image: 'https://example.org/a.png' });
  for (const link of ['https://example.org', 'mailto:hello@example.org', 'tel:+2651', '/events'])
    delta.insert('Read', { link });
  expect(cleanDelta(delta).ops).toEqual(delta.ops);
});

test('keeps videos, and drops other iframes', () => {
  const video = { video: 'https://www.youtube-nocookie.com/embed/abcdefghijk' };
  const pasted = new Delta().insert(video).insert({ video: 'https://example.org/advertisement' });
  expect(cleanDelta(pasted).ops).toEqual([{ insert: video }]);
});
