import type { Guide } from '../../../.storybook/blocks/guide';
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
  anatomy: {
    width: 760,
    zoom: 0.72,
    show: editor(GOOD, 'What happened, for whom, and what comes next.'),
    parts: [
      { at: '.MuiFormLabel-root', name: 'Label', text: 'with hint and error as in every field.' },
      {
        at: '[role=toolbar]',
        name: 'Toolbar',
        text: 'one tab stop; the arrow keys move in it. On phones one row that scrolls.',
      },
      { at: '[role=textbox]', name: 'Text', text: 'as visitors will see it.' },
    ],
  },
  pairs: [
    {
      do: {
        says: 'use headings and lists, which readers and screen readers can jump to.',
        width: 640,
        zoom: 0.55,
        show: editor(GOOD),
      },
      dont: {
        says: 'imitate headings with capitals and lists with dashes.',
        width: 640,
        zoom: 0.55,
        show: editor(LOUD),
      },
    },
  ],
};
