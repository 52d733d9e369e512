import type { Guide } from '../../../../.storybook/blocks/guide';
import { DocumentField, type DocumentFieldProps } from './DocumentField';

const report = { href: '#annual-report-2025', name: 'annual-report-2025.pdf', size: '90 kB' };

const field = (props: Partial<DocumentFieldProps>) => (
  <DocumentField
    name="file"
    label="Document"
    current={report}
    file={null}
    onFile={() => {}}
    {...props}
  />
);

export const guide: Guide = {
  whenToUse: 'One document of an item: a report, a policy, a statement.',
  whenNotToUse: ['Pictures: PictureField.', 'Links to documents inside a text: RichTextEditor.'],
  anatomy: {
    width: 460,
    example: field({ hint: 'PDF, at most 20 MB.', onChoose: () => {} }),
    parts: [
      { selector: 'label', name: 'Label', text: 'with hint and error as in every field.' },
      {
        selector: 'a',
        name: 'Current document',
        text: 'a link that opens it, or the name of the chosen file.',
      },
      { selector: 'div:has(> input)', name: 'Drop area', text: 'the file input itself.' },
      { selector: 'button', name: 'Existing document', text: 'with onChoose.' },
    ],
  },
  doDont: {
    do: { text: 'show the name that people know, and the size.', example: field({}) },
    dont: {
      text: 'show the name of the stored file.',
      example: field({ current: { href: '#file', name: '4f1c09a27be3d581.pdf' } }),
    },
  },
  do: [
    'Check a file when it is chosen, by its first bytes, and pass the result as `fileState` and `error`. Save nothing while it is `refused`.',
    'Upload when the form is saved, not before, and pass `progress`.',
    'Name the maximum size in the hint.',
  ],
  dont: ["Don't trust a file's name or declared type."],
  accessibility:
    "An invisible file input covers the whole drop area: it has the label's name and the browser's focus ring and keyboard handling. A file that cannot be used makes the field invalid, with the reason as its description. The focus stays in the field when a choice is removed.",
};
