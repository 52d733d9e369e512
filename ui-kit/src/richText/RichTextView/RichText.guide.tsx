import Card from '@mui/material/Card';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { ClampedText } from '../../text/ClampedText/ClampedText';
import RichText from './SanitizedContent';

const HTML =
  '<h2>A pump at the gate</h2><p>It has run for a <strong>month</strong> without a stop, and the committee keeps the key.</p><ul><li>Three hundred families</li><li>Two schools</li></ul>';

export const guide: Guide = {
  whenToUse: 'Detail pages with their own chunk: it saves a request.',
  whenNotToUse: [
    "Anything on the home page's path: RichTextView loads the sanitizer only when needed.",
  ],
  anatomy: {
    width: 460,
    zoom: 0.8,
    example: <RichText html={HTML} />,
    parts: [
      { selector: ':is(h2, h3, h4)', name: 'Heading', text: 'level two to four.' },
      { selector: 'p', name: 'Paragraph', text: 'with bold, italics and links.' },
      { selector: 'ul', name: 'List', text: 'with bullets or numbers.' },
    ],
  },
  doDont: {
    width: 320,
    zoom: 1,
    do: {
      text: 'show a stored excerpt in previews.',
      example: (
        <Card sx={{ p: 2 }}>
          <ClampedText lines={2}>
            It has run for a month without a stop, and the committee keeps the key. Three hundred
            families draw from it.
          </ClampedText>
        </Card>
      ),
    },
    dont: {
      text: 'put the whole text into a card.',
      example: (
        <Card sx={{ p: 2 }}>
          <RichText html={HTML} />
        </Card>
      ),
    },
  },
  do: ['Pass the HTML of the editor unchanged; it is sanitized here.'],
  dont: [
    "Don't use it for previews: show the stored `excerpt`, cut with `truncateText` of `@charity-site/api-client/entities`.",
  ],
  accessibility:
    'The same as RichTextView: headings move one level down, a video is a button named ‘Play video: …’ until it is pressed.',
};
