import { validateWith } from '@charity-site/api-client/entities';
import type { ReactElement } from 'react';
import { altOf, valuesOf } from '../../../shared/fields/fields';
import type { ResolvedContentScreenConfig } from './descriptor';

type Item = Record<string, unknown>;

/** Descriptor of a content type's screen; ContentScreen.test.tsx tests one screen. */
const descriptorOf = (path: string) => {
  const { default: Screen } = jest.requireActual<{
    default: () => ReactElement<{
      descriptor: ResolvedContentScreenConfig<Item, Item & { _id: string }>;
    }>;
  }>(`../resources/${path}`);
  return Screen().props.descriptor;
};

/** The literal texts of docs/product.md 5.5: headings, buttons, fields and errors. */
const HEADINGS: [path: string, heading: string, list: string, none: string][] = [
  [
    'hero-slides',
    'Manage Hero Carousel Slides',
    'Existing Slides',
    'No hero carousel slides found.',
  ],
  [
    'executive-members',
    'Manage Executive Members',
    'Existing Executive Members',
    'No executive members found.',
  ],
  ['case-studies', 'Manage Case Studies', 'Existing Case Studies', 'No case studies found.'],
  ['updates', 'Manage Latest Updates', 'Existing Updates', 'No updates found.'],
  ['events', 'Manage Events', 'Existing Events', 'No events found.'],
  ['use-cases', 'Manage Use Cases', 'Existing Use Cases', 'No use cases found.'],
  ['projects', 'Manage Projects', 'Existing Projects', 'No projects found.'],
  ['partners', 'Manage Partners', 'Existing Partners', 'No partners found.'],
  ['pages', 'Manage Own Pages', 'Existing Own Pages', 'No own pages found.'],
  ['documents', 'Manage Documents', 'Existing Documents', 'No documents found.'],
];
const BUTTONS: [path: string, add: string, submit: string, search: string][] = [
  ['hero-slides', 'Add New Hero Slide', 'Add Slide', 'Search by title...'],
  ['executive-members', 'Add New Executive Member', 'Add Member', 'Search by name or title...'],
  ['case-studies', 'Add New Case Study', 'Add Case Study', 'Search by title...'],
  ['updates', 'Add New Update', 'Add Update', 'Search by title...'],
  ['events', 'Add New Event', 'Add Event', 'Search by title...'],
  ['use-cases', 'Add New Use Case', 'Add Use Case', 'Search by title...'],
  ['projects', 'Add New Project', 'Add Project', 'Search by title...'],
  ['partners', 'Add New Partner', 'Add Partner', 'Search by name...'],
  ['pages', 'Add New Page', 'Add Page', 'Search by title...'],
  ['documents', 'Add New Document', 'Add Document', 'Search by title...'],
];
const FORMS: [path: string, fields: string, missing: string][] = [
  [
    'hero-slides',
    'Title, Subtitle (Optional), Upload Image, Order',
    'Title is required. Please select an image file.',
  ],
  [
    'executive-members',
    'Name, Title, Upload Image, Order',
    'Name is required. Title is required. Please select an image file.',
  ],
  [
    'case-studies',
    'Title, Category, Upload Image, Content',
    'Title is required. Category is required.',
  ],
  ['updates', 'Title, Date, Upload Image, Description', 'Title is required.'],
  [
    'events',
    'Title, Date, Location, Upload Image, Description',
    'Title is required. Location is required.',
  ],
  [
    'use-cases',
    'Title, Category, Upload Image, Content',
    'Title is required. Category is required.',
  ],
  [
    'projects',
    'Title, Initiated Date, Upload Image, Description',
    'Title is required. Please select an image file.',
  ],
  ['partners', 'Name, Upload Logo, Order', 'Name is required. Please select a logo image file.'],
  [
    'pages',
    'Title, Upload Image, Content, Summary (Optional), Show In, Order',
    'Title is required.',
  ],
  [
    'documents',
    'Title, Kind, Year, PDF File, Summary',
    'Title is required. Kind is required. Please select a PDF file.',
  ],
];
/** docs/product.md 6 and 8: `item` is how messages name it. */
const CHANGES: [path: string, button: string, item: string, question: string][] = [
  ['hero-slides', 'Update Slide', 'Hero slide', 'Are you sure you want to delete this hero slide?'],
  [
    'executive-members',
    'Update Member',
    'Executive member',
    'Are you sure you want to delete this executive member?',
  ],
  [
    'case-studies',
    'Update Case Study',
    'Case study',
    'Are you sure you want to delete this case study?',
  ],
  ['updates', 'Save Update', 'Update item', 'Are you sure you want to delete this update item?'],
  ['events', 'Update Event', 'Event', 'Are you sure you want to delete this event?'],
  ['use-cases', 'Update Use Case', 'Use case', 'Are you sure you want to delete this use case?'],
  ['projects', 'Update Project', 'Project', 'Are you sure you want to delete this project?'],
  ['partners', 'Update Partner', 'Partner', 'Are you sure you want to delete this partner?'],
  ['pages', 'Update Page', 'Page', 'Are you sure you want to delete this page?'],
  ['documents', 'Update Document', 'Document', 'Are you sure you want to delete this document?'],
];
const FAILURES = [
  ['hero-slides', 'Failed to save hero slide.', 'Failed to delete hero slide.'],
  ['executive-members', 'Failed to save executive member.', 'Failed to delete executive member.'],
  ['case-studies', 'Failed to save case study.', 'Failed to delete case study.'],
  ['updates', 'Failed to save update item.', 'Failed to delete update item.'],
  ['events', 'Failed to save event.', 'Failed to delete event.'],
  ['use-cases', 'Failed to save use case.', 'Failed to delete use case.'],
  ['projects', 'Failed to save project.', 'Failed to delete project.'],
  ['partners', 'Failed to save partner.', 'Failed to delete partner.'],
  ['pages', 'Failed to save page.', 'Failed to delete page.'],
  ['documents', 'Failed to save document.', 'Failed to delete document.'],
];

test.each(HEADINGS)('the screen of %s has the specified headings', (path, heading, list, none) => {
  expect(descriptorOf(path).words).toMatchObject({ heading, list, none });
});

test.each(BUTTONS)(
  'the screen of %s has the specified buttons and search',
  (path, add, submit, search) => {
    expect(descriptorOf(path).words).toMatchObject({ add, addButton: submit, search });
  },
);

test.each(CHANGES)(
  '%s has the specified confirmation and success messages',
  (path, button, item, question) => {
    expect(descriptorOf(path).words).toMatchObject({
      updateButton: button,
      added: `${item} added successfully!`,
      updated: `${item} updated successfully!`,
      confirm: question,
      deleted: `${item} deleted successfully!`,
    });
  },
);

test.each(FAILURES)('%s fails with "%s" and "%s"', (path, failedSave, failedDelete) => {
  expect(descriptorOf(path).words).toMatchObject({ failedSave, failedDelete });
});

test.each(FORMS)(
  'the form of %s has the specified fields and required errors',
  (path, labels, missing) => {
    const { fields, type, first: firstValues } = descriptorOf(path);
    const [first, ...others] = labels.split(', ');
    expect(fields[0]?.label).toBe(first);
    expect(fields.map(({ label }) => label)).toEqual(expect.arrayContaining(others));
    expect(
      Object.values(validateWith(type.rules)(valuesOf(fields, null, firstValues?.()))).join(' '),
    ).toBe(missing);
    // A required picture cannot be removed. It needs alternative text, unless it is a logo with a
    // name.
    const isRequired = missing.includes('image file.');
    const alt = path === 'partners' ? undefined : 'imageAlt';
    for (const field of fields)
      if (field.kind === 'picture')
        expect([field.required ?? false, altOf(field)]).toEqual([isRequired, alt]);
  },
);

test.each(['partners', 'executive-members', 'hero-slides'])(
  "a card of %s shows its 'Order: n'",
  (path) => {
    expect(descriptorOf(path).card({ _id: '1', order: 7 }).notes).toContain('Order: 7');
  },
);
