import { artwork } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import RichText from './SanitizedContent';

const GOOD =
  '<h2>A pump at the gate</h2><p>It has run for a month. <a href="/projects">The committee</a> keeps the key.</p><blockquote>Water is life.</blockquote><p><img src="pump" alt="A woman pumps water"></p>';

export const guide: Guide = {
  whenToUse: 'Bodies of news, projects, events, case studies and use cases.',
  whenNotToUse: ['Previews on cards: the stored `excerpt` in ContentCard.'],
  anatomy: {
    width: 460,
    zoom: 0.8,
    // RichTextView loads this component lazily.
    example: <RichText html={GOOD} pictureFor={() => artwork.borehole} />,
    parts: [
      { selector: ':is(h2, h3, h4)', name: 'Heading', text: 'in the heading font.' },
      { selector: 'p', name: 'Paragraph', text: 'lines of up to 75 characters.' },
      { selector: 'blockquote', name: 'Quotation', text: 'beside a bar.' },
      {
        selector: 'img',
        name: 'Picture',
        text: 'in the sizes of pictureFor. A video is a button until it is pressed.',
      },
    ],
  },
  doDont: {
    width: 380,
    zoom: 0.8,
    do: {
      text: 'pass the HTML of the editor.',
      example: <RichText html="<p>It has run for a month.</p><ul><li>Two schools</li></ul>" />,
    },
    dont: {
      text: 'pass tables or other layouts: they are removed.',
      example: (
        <RichText html="<table><tr><td>It has run</td><td>for a month.</td></tr><tr><td>Two</td><td>schools</td></tr></table>" />
      ),
    },
  },
  do: ['Pass `pictureFor={pictureSource}`, so that pictures load in the right size.'],
  dont: ["Don't wrap it in a clickable card."],
  accessibility:
    "Headings move one level down, because the page has its h1. A video is a button 'Play video: …' until it is pressed; then the player has the focus. Formats that the toolbar cannot produce are dropped.",
};
