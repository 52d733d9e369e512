import { validateDocument } from '../fields/documentFile';
import { validatePicture } from '../fields/preparePicture';

const NOT_IMAGE = 'Only image files can be used. Please choose a JPEG, PNG, WebP or GIF picture.';

/** Unsupported picture files, with the expected message. */
const PICTURES: [what: string, file: File, words: string][] = [
  [
    'a moving HEIF picture',
    new File(['\0\0\0\x18ftypmsf1\0\0\0\0msf1hevc'], 'burst.heifs'),
    'HEIF pictures cannot be used. Save the picture as JPEG, then choose it again. On an iPhone: Settings, Camera, Formats, Most Compatible.',
  ],
  [
    'an SVG drawing',
    new File(['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', {
      type: 'image/svg+xml',
    }),
    'SVG pictures cannot be used. Save the picture as PNG, then choose it again.',
  ],
  [
    'an AVIF picture',
    new File(['\0\0\0\x1cftypavif\0\0\0\0'], 'lake.avif', { type: 'image/avif' }),
    'AVIF pictures cannot be used. Save the picture as JPEG, then choose it again.',
  ],
  [
    'a renamed program',
    new File(['MZ\x90\0\x03'], 'holiday.jpg', { type: 'image/jpeg' }),
    NOT_IMAGE,
  ],
  ['a document', new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }), NOT_IMAGE],
  [
    'an empty file',
    new File([], 'empty.png', { type: 'image/png' }),
    'This file is empty. Please choose another one.',
  ],
  [
    'a large moving picture',
    new File(['GIF89a', new Uint8Array(10 * 1024 * 1024)], 'dance.gif', { type: 'image/gif' }),
    'The picture can be at most 10 MB. Please choose a smaller one.',
  ],
];

const NOT_PDF = 'Only PDF documents can be used. Save the document as PDF, then choose it again.';

/** Unsupported document files, with the expected message. */
const DOCUMENTS: [what: string, file: File, words: string][] = [
  ['a text document', new File(['PK\x03\x04'], 'report.docx'), NOT_PDF],
  ['a renamed picture', new File(['\x89PNG'], 'report.pdf', { type: 'application/pdf' }), NOT_PDF],
  ['an empty file', new File([], 'empty.pdf'), 'This file is empty. Please choose another one.'],
  [
    'a very large document',
    new File(['%PDF-1.7', new Uint8Array(20 * 1024 * 1024)], 'scan.pdf'),
    'The document can be at most 20 MB.',
  ],
];

test.each(PICTURES)('rejects %s as a picture', async (_what, file, words) => {
  expect(await validatePicture(file)).toBe(words);
});

test.each(DOCUMENTS)('rejects %s as a document', async (_what, file, words) => {
  expect(await validateDocument(file)).toBe(words);
});
