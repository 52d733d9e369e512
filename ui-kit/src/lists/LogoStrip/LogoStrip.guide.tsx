import { partners } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { LogoStrip } from './LogoStrip';

export const guide: Guide = {
  whenToUse: "The logos of partners ('Our Partners').",
  whenNotToUse: ['Photographs.'],
  anatomy: {
    width: 900,
    zoom: 0.62,
    example: <LogoStrip logos={partners} />,
    parts: [
      {
        selector: 'li',
        name: 'Tile',
        text: 'light in both schemes, because logos are designed for white.',
      },
      {
        selector: 'img',
        name: 'Logo',
        text: 'never cropped; its alternative text is the name of the partner.',
      },
    ],
  },
  doDont: {
    do: { text: 'show logos in their own colours.', example: <LogoStrip logos={partners} /> },
    dont: {
      text: 'tint logos.',
      example: (
        <div style={{ filter: 'grayscale(1) sepia(1) hue-rotate(130deg)' }}>
          <LogoStrip logos={partners} />
        </div>
      ),
    },
  },
  do: ['Sort by `order`. Hide the section if there are no logos.'],
  accessibility:
    "A list; each logo's name is its alternative text. The tiles stay light in the dark scheme, because logos are designed for a white background.",
};
