import { artwork } from '../../../.storybook/artwork';
import type { Guide } from '../../../.storybook/blocks/guide';
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
  anatomy: {
    width: 460,
    show: field({ hint: HINT, onChoose: () => {}, onRemove: () => {} }),
    parts: [
      { at: 'label', name: 'Label', text: 'with hint and error as in every field.' },
      { at: 'img', name: 'Preview', text: 'the current picture, then the chosen one.' },
      { at: 'div:has(> input)', name: 'Drop area', text: 'the file input itself.' },
      { at: 'button:nth-of-type(1)', name: 'Existing picture', text: 'with onChoose.' },
      { at: 'button:nth-of-type(2)', name: 'Remove', text: 'where the picture is optional (onRemove).' },
    ],
  },
  pairs: [
    {
      do: { says: 'name the best size in the hint.', width: 340, show: field({ current: '', hint: HINT }) },
      dont: {
        says: 'tell people only afterwards.',
        width: 340,
        show: field({ current: '', error: 'The picture is too small!' }),
      },
    },
  ],
};
