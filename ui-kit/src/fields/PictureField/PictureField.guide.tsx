import { artwork } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { PictureField, type PictureFieldProps } from './PictureField';

const field = (props: Partial<PictureFieldProps>) => (
  <PictureField
    name="image"
    label="Upload Image"
    current={artwork.lesson.src}
    file={null}
    onFile={() => {}}
    {...props}
  />
);

const HINT = 'Best at 1600 × 900 pixels or more.';

export const guide: Guide = {
  whenToUse: 'One picture of an item: a photograph, a face, a logo.',
  whenNotToUse: ['Pictures inside a text: RichTextEditor.', 'Showing pictures: Picture.'],
  anatomy: {
    width: 460,
    example: field({ hint: HINT, onChoose: () => {}, onRemove: () => {} }),
    parts: [
      { selector: 'label', name: 'Label', text: 'with hint and error as in every field.' },
      { selector: 'img', name: 'Preview', text: 'the current picture, or the chosen one.' },
      { selector: 'div:has(> input)', name: 'Drop area', text: 'the file input itself.' },
      { selector: 'button:nth-of-type(1)', name: 'Existing picture', text: 'with onChoose.' },
      {
        selector: 'button:nth-of-type(2)',
        name: 'Remove',
        text: 'where the picture is optional (onRemove).',
      },
    ],
  },
  doDont: {
    do: {
      text: 'name the recommended size in the hint.',
      example: field({ current: '', hint: HINT }),
    },
    dont: {
      text: 'report the size only afterwards.',
      example: field({ current: '', error: 'The picture is too small!' }),
    },
  },
  do: [
    'Check a file when it is chosen (its first bytes, and whether the browser can decode it), and pass the result as `fileState` and `error`. Save nothing while it is `refused`.',
    'Upload when the form is saved, not before, and pass `progress`.',
  ],
  dont: [
    "Don't trust a file's name or declared type.",
    "Don't crop silently; the kit crops with CSS and keeps the original.",
  ],
  accessibility:
    "An invisible file input covers the whole drop area: it has the label's name and the browser's focus ring and keyboard handling. A file that cannot be used makes the field invalid, with the reason as its description. The focus stays in the field when a choice or a picture is removed.",
};
