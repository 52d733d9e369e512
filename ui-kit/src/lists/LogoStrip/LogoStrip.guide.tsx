import { partners } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { LogoStrip } from './LogoStrip';

export const guide: Guide = {
  whenToUse: "The logos of partners, which visitors recognise at a glance ('Our Partners').",
  whenNotToUse: ['Photographs.'],
  anatomy: {
    width: 900,
    zoom: 0.62,
    example: <LogoStrip logos={partners} />,
    parts: [
      {
        selector: 'li',
        name: 'Tile',
        text: 'light in both schemes, because logos are made for white.',
      },
      {
        selector: 'img',
        name: 'Logo',
        text: 'the whole of it; its alternative text is the name of the partner.',
      },
    ],
  },
  doDont: {
    do: { text: 'show logos in their own colours.', example: <LogoStrip logos={partners} /> },
    dont: {
      text: 'tint them.',
      example: (
        <div style={{ filter: 'grayscale(1) sepia(1) hue-rotate(130deg)' }}>
          <LogoStrip logos={partners} />
        </div>
      ),
    },
  },
  do: ['Sort by `order` first. Hide the section when there are none.'],
  dont: ['Link them only if the partner wants it.'],
  accessibility:
    "A list; each logo's name is its alternative text. The tiles stay light in the dark scheme, because logos are made for a white background.",
};
