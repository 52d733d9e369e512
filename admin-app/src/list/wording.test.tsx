/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { screenPath } from '../screenPath';

beforeEach(startAfresh);

/** The table of docs/product.md 5.5, literally. */
const screens = [
  {
    path: 'hero-carousel',
    heading: 'Manage Hero Carousel Slides',
    list: 'Existing Slides',
    add: 'Add New Hero Slide',
    submit: 'Add Slide',
    search: 'Search by title...',
    none: 'No hero carousel slides found.',
    fields: ['Title', 'Subtitle (Optional)', 'Upload Image', 'Order'],
    missing: ['Title is required.', 'Please select an image file.'],
  },
  {
    path: 'executive-members',
    heading: 'Manage Executive Members',
    list: 'Existing Executive Members',
    add: 'Add New Executive Member',
    submit: 'Add Member',
    search: 'Search by name or title...',
    none: 'No executive members found.',
    fields: ['Name', 'Title', 'Upload Image', 'Order'],
    missing: ['Name is required.', 'Title is required.', 'Please select an image file.'],
  },
  {
    path: 'case-studies',
    heading: 'Manage Case Studies',
    list: 'Existing Case Studies',
    add: 'Add New Case Study',
    submit: 'Add Case Study',
    search: 'Search by title...',
    none: 'No case studies found.',
    fields: ['Title', 'Category', 'Upload Image', 'Content'],
    missing: ['Title is required.', 'Category is required.'],
  },
  {
    path: 'updates',
    heading: 'Manage Latest Updates',
    list: 'Existing Updates',
    add: 'Add New Update',
    submit: 'Add Update',
    search: 'Search by title...',
    none: 'No updates found.',
    fields: ['Title', 'Date', 'Upload Image', 'Description'],
    missing: ['Title is required.'],
  },
  {
    path: 'events',
    heading: 'Manage Events',
    list: 'Existing Events',
    add: 'Add New Event',
    submit: 'Add Event',
    search: 'Search by title...',
    none: 'No events found.',
    fields: ['Title', 'Date', 'Location', 'Upload Image', 'Description'],
    missing: ['Title is required.', 'Location is required.'],
  },
  {
    path: 'use-cases',
    heading: 'Manage Use Cases',
    list: 'Existing Use Cases',
    add: 'Add New Use Case',
    submit: 'Add Use Case',
    search: 'Search by title...',
    none: 'No use cases found.',
    fields: ['Title', 'Category', 'Upload Image', 'Content'],
    missing: ['Title is required.', 'Category is required.'],
  },
  {
    path: 'projects',
    heading: 'Manage Projects',
    list: 'Existing Projects',
    add: 'Add New Project',
    submit: 'Add Project',
    search: 'Search by title...',
    none: 'No projects found.',
    fields: ['Title', 'Initiated Date', 'Upload Image', 'Description'],
    missing: ['Title is required.', 'Please select an image file.'],
  },
  {
    path: 'partners',
    heading: 'Manage Partners',
    list: 'Existing Partners',
    add: 'Add New Partner',
    submit: 'Add Partner',
    search: 'Search by name...',
    none: 'No partners found.',
    fields: ['Name', 'Upload Logo', 'Order'],
    missing: ['Name is required.', 'Please select a logo image file.'],
  },
  {
    path: 'documents',
    heading: 'Manage Documents',
    list: 'Existing Documents',
    add: 'Add New Document',
    submit: 'Add Document',
    search: 'Search by title...',
    none: 'No documents found.',
    fields: ['Title', 'Kind', 'Year', 'PDF File', 'Summary'],
    missing: ['Title is required.', 'Kind is required.', 'Please select a PDF file.'],
  },
];

test.each(screens)(
  '/admin/$path speaks as specified',
  async ({ path, heading, list, add, submit, search, none, ...form }) => {
    renderAdmin(`/admin/${path}`);
    expect(await screen.findByText(none)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: list })).toBeVisible();
    expect(screen.getByPlaceholderText(search)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: add }));
    const dialog = within(await screen.findByRole('dialog', { name: add }));
    for (const label of form.fields) expect(await dialog.findByLabelText(label)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    for (const text of form.missing) expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText(form.fields[0] ?? '')).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

test('an unknown address says that it was mistyped, and leads back', async () => {
  renderAdmin('/admin/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('There is no such screen. It may have moved, or the address was mistyped.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/admin');
});

test.each([
  ['partners', { name: 'Lake Bank', logo: '/uploads/a.png' }],
  ['executive-members', { name: 'Lake Bank', title: 'Treasurer', image: '/uploads/a.png' }],
  ['hero-slides', { title: 'Lake Bank', image: '/uploads/a.png' }],
])("a card of %s shows its 'Order: n'", async (path, item) => {
  await call('POST', `/content/${path}`, { ...item, order: 7 });
  renderAdmin(`/admin/${screenPath(path)}`);
  expect(await screen.findByRole('article', { name: 'Lake Bank' })).toHaveTextContent(/Order: 7(?!\d)/);
});
