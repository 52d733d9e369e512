import { sentencesOf } from './sentences';

test.each<[string, string[]]>([
  [
    'The Rev. Dr. Grace Banda will preach on Sunday. Bring your own Bible and a friend. Come early.',
    [
      'The Rev. Dr. Grace Banda will preach on Sunday.',
      'Bring your own Bible and a friend.',
      'Come early.',
    ],
  ],
  [
    'Mr. J. B. Banda and Mrs. É. Phiri, Jr. Moyo come. All may.',
    ['Mr. J. B. Banda and Mrs. É. Phiri, Jr. Moyo come.', 'All may.'],
  ],
  [
    'Meet at St. Peter’s, Mon. Sat. and Sun. from 9 a.m. Sharp. Then we eat.',
    ['Meet at St. Peter’s, Mon. Sat. and Sun. from 9 a.m. Sharp.', 'Then we eat.'],
  ],
  ['THE REV. DR. GRACE BANDA. ALL ARE WELCOME.', ['THE REV. DR. GRACE BANDA.', 'ALL ARE WELCOME.']],
  [
    'Abusa a Rev. Moyo adzalalikira. Bwerani ndi Baibulo.',
    ['Abusa a Rev. Moyo adzalalikira.', 'Bwerani ndi Baibulo.'],
  ],
  [
    'Bring pens, books etc. We begin at 7.30 p.m.',
    ['Bring pens, books etc.', 'We begin at 7.30 p.m.'],
  ],
  [
    'They sat. The sun shone. Was it warm?! Yes… It was (very.) “Quite so.” He left.',
    [
      'They sat.',
      'The sun shone.',
      'Was it warm?!',
      'Yes…',
      'It was (very.)',
      '“Quite so.”',
      'He left.',
    ],
  ],
  [
    'It costs K. Banda K.5,000 or 2.5 shares, see lampofmercy.org or mail a.b@example.org. “Come!” ‘Now.’',
    [
      'It costs K. Banda K.5,000 or 2.5 shares, see lampofmercy.org or mail a.b@example.org.',
      '“Come!”',
      '‘Now.’',
    ],
  ],
  ['水很干净。大家都来！请带水。', ['水很干净。', '大家都来！', '请带水。']],
  ['पानी साफ है। सब आएँ। ውሃ ነው። ኑ።', ['पानी साफ है।', 'सब आएँ।', 'ውሃ ነው።', 'ኑ።']],
  [
    'Revd. Phiri, Pst. Moyo, Lt. Col. Banda and Cllr. Zulu speak at the Univ. Hall. Ask them! All may.',
    [
      'Revd. Phiri, Pst. Moyo, Lt. Col. Banda and Cllr. Zulu speak at the Univ. Hall.',
      'Ask them!',
      'All may.',
    ],
  ],
  ['Without an end', ['Without an end']],
  ['', []],
])('splits: %s', (text, sentences) => {
  expect(sentencesOf(text).map((sentence) => sentence.trim())).toEqual(sentences);
  expect(sentencesOf(text).join('')).toBe(text);
});
