import type { Guide } from '../../../../.storybook/blocks/guide';
import { RichTextEditor } from './RichTextEditor';

const editor = (value: string, hint?: string) => (
  <RichTextEditor
    label="Description"
    value={value}
    hint={hint}
    onChange={() => {}}
    onPicture={() => Promise.reject(new Error('There is no server in the library.'))}
  />
);

const GOOD =
  '<h2>A pump at the gate</h2><p>It has run for a <strong>month</strong> without a stop.</p><ul><li>Three hundred families</li><li>Two schools</li></ul>';

const LOUD =
  '<p><strong><u>A PUMP AT THE GATE!!!</u></strong></p><p><strong>It has run for a month <em><u>WITHOUT A STOP</u></em></strong></p><p>- Three hundred families</p><p>- Two schools</p>';

export const guide: Guide = {
  whenToUse: 'Bodies of updates, events, projects, case studies and use cases.',
  whenNotToUse: ['A few plain sentences: Field with `rows`.'],
  anatomy: {
    width: 760,
    zoom: 0.72,
    example: editor(GOOD, 'What happened, for whom, and what comes next.'),
    parts: [
      {
        selector: '.MuiFormLabel-root',
        name: 'Label',
        text: 'with hint and error as in every field.',
      },
      {
        selector: '[role=toolbar]',
        name: 'Toolbar',
        text: 'one tab stop; arrow keys move within it. On phones one row that scrolls.',
      },
      { selector: '[role=textbox]', name: 'Text', text: 'as visitors will see it.' },
    ],
  },
  doDont: {
    do: {
      text: 'use headings and lists, which people find at a glance and screen readers can jump to.',
      example: editor(GOOD),
    },
    dont: { text: 'imitate headings with capitals and lists with dashes.', example: editor(LOUD) },
  },
  do: [
    'Upload pictures with `onPicture`; the HTML never contains data URLs.',
    'Pass `checkPicture`, so that an unsupported file is reported before the dialog for its description opens.',
    'Show the result with RichTextView or RichText.',
  ],
  dont: [
    "Don't insert its HTML into a page directly.",
    "Don't paste layouts: formats that the toolbar cannot produce are dropped.",
  ],
  accessibility:
    "The toolbar is one tab stop with arrow keys (W3C toolbar pattern); toggled buttons have `aria-pressed`. Cursor and scroll position stay after an insertion. Tab leaves the text; headings begin one level below the page's.",
};
