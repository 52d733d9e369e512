import { CATEGORIES } from '../fixtures/categories';

/** One administrator list screen: its literal texts (docs/product.md 2.1, 5.5, 6, 8) and an item. */
export interface ListTexts {
  /** Path below /admin. */
  path: string;
  /** Path below /content, and the array of its answer. */
  call: string;
  array: string;
  /** Path of a public page with its items. */
  shownAt: string;
  heading: string;
  list: string;
  add: string;
  addButton: string;
  edit: string;
  updateButton: string;
  placeholder: string;
  empty: string;
  failedFetch: string;
  failedSave: string;
  failedDelete: string;
  added: string;
  updated: string;
  deleted: string;
  question: string;
  /** The label of the field that names an item. */
  name: 'Title' | 'Name';
  picture: 'Upload Image' | 'Upload Logo';
  /** Validation error by label when an empty form is sent. */
  validationErrors: Record<string, string>;
  /** Other required input of an add form, by label: a text to type or an option to choose. */
  needs: Record<string, string>;
  /** Default values of an add form, by label. */
  defaults: Record<string, RegExp>;
  /** Request body of an item. */
  item: (name: string, picture: string) => object;
  /** Text of its card besides the name. */
  shown: string;
  /** Values in its edit form, by label. */
  filled: Record<string, string>;
  /** The label of the rich text, if it has one. */
  richText?: 'Description' | 'Content';
  /** The categories of the filter. */
  categories?: readonly string[];
  /** Whether its cards have Move up and Move down. */
  ordered?: boolean;
}

/** Longer than three lines of a card. */
const LONG = `<p>${'Every household keeps its own seed, and the committee keeps the book. '.repeat(12)}</p>`;
const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** All eight list screens. */
export const LISTS: readonly ListTexts[] = [
  {
    path: 'hero-carousel',
    call: 'hero-slides',
    array: 'slides',
    shownAt: '/',
    heading: 'Manage Hero Carousel Slides',
    list: 'Existing Slides',
    add: 'Add New Hero Slide',
    addButton: 'Add Slide',
    edit: 'Edit Hero Slide',
    updateButton: 'Update Slide',
    placeholder: 'Search by title...',
    empty: 'No hero carousel slides found.',
    failedFetch: 'Failed to fetch hero slides.',
    failedSave: 'Failed to save hero slide.',
    failedDelete: 'Failed to delete hero slide.',
    added: 'Hero slide added successfully!',
    updated: 'Hero slide updated successfully!',
    deleted: 'Hero slide deleted successfully!',
    question: 'Are you sure you want to delete this hero slide?',
    name: 'Title',
    picture: 'Upload Image',
    validationErrors: { Title: 'Title is required.', 'Upload Image': 'Please select an image file.' },
    needs: { 'Subtitle (Optional)': 'One lamp at a time' },
    defaults: { Order: /^0$/, 'Subtitle (Optional)': /^$/ },
    item: (title, image) => ({ title, subtitle: 'Seen from afar', link: '', linkText: '', image, order: 41 }),
    shown: 'Order: 41',
    filled: { 'Subtitle (Optional)': 'Seen from afar', Order: '41' },
    ordered: true,
  },
  {
    path: 'executive-members',
    call: 'executive-members',
    array: 'members',
    shownAt: '/about',
    heading: 'Manage Executive Members',
    list: 'Existing Executive Members',
    add: 'Add New Executive Member',
    addButton: 'Add Member',
    edit: 'Edit Executive Member',
    updateButton: 'Update Member',
    placeholder: 'Search by name or title...',
    empty: 'No executive members found.',
    failedFetch: 'Failed to fetch executive members.',
    failedSave: 'Failed to save executive member.',
    failedDelete: 'Failed to delete executive member.',
    added: 'Executive member added successfully!',
    updated: 'Executive member updated successfully!',
    deleted: 'Executive member deleted successfully!',
    question: 'Are you sure you want to delete this executive member?',
    name: 'Name',
    picture: 'Upload Image',
    validationErrors: {
      Name: 'Name is required.',
      Title: 'Title is required.',
      'Upload Image': 'Please select an image file.',
    },
    needs: { Title: 'Treasurer' },
    defaults: { Order: /^0$/ },
    item: (name, image) => ({ name, title: 'Keeper of the book', image, order: 42 }),
    shown: 'Keeper of the book',
    filled: { Title: 'Keeper of the book', Order: '42' },
    ordered: true,
  },
  {
    path: 'case-studies',
    call: 'case-studies',
    array: 'caseStudies',
    shownAt: '/case-studies',
    heading: 'Manage Case Studies',
    list: 'Existing Case Studies',
    add: 'Add New Case Study',
    addButton: 'Add Case Study',
    edit: 'Edit Case Study',
    updateButton: 'Update Case Study',
    placeholder: 'Search by title...',
    empty: 'No case studies found.',
    failedFetch: 'Failed to fetch case studies.',
    failedSave: 'Failed to save case study.',
    failedDelete: 'Failed to delete case study.',
    added: 'Case study added successfully!',
    updated: 'Case study updated successfully!',
    deleted: 'Case study deleted successfully!',
    question: 'Are you sure you want to delete this case study?',
    name: 'Title',
    picture: 'Upload Image',
    validationErrors: { Title: 'Title is required.', Category: 'Category is required.' },
    needs: { Category: 'Health Initiatives' },
    defaults: { Category: /^$/ },
    item: (title, image) => ({ title, category: 'Emergency Relief', image, content: LONG }),
    shown: 'Emergency Relief',
    filled: { Category: 'Emergency Relief' },
    richText: 'Content',
    categories: CATEGORIES['case-studies'],
  },
  {
    path: 'updates',
    call: 'updates',
    array: 'updates',
    shownAt: '/news',
    heading: 'Manage Latest Updates',
    list: 'Existing Updates',
    add: 'Add New Update',
    addButton: 'Add Update',
    edit: 'Edit Update',
    updateButton: 'Save Update',
    placeholder: 'Search by title...',
    empty: 'No updates found.',
    failedFetch: 'Failed to fetch latest updates.',
    failedSave: 'Failed to save update item.',
    failedDelete: 'Failed to delete update item.',
    added: 'Update item added successfully!',
    updated: 'Update item updated successfully!',
    deleted: 'Update item deleted successfully!',
    question: 'Are you sure you want to delete this update item?',
    name: 'Title',
    picture: 'Upload Image',
    validationErrors: { Title: 'Title is required.' },
    needs: {},
    defaults: { Date: A_DAY },
    item: (title, image) => ({ title, date: '2026-10-03', image, description: LONG }),
    shown: '3 October 2026',
    filled: { Date: '2026-10-03' },
    richText: 'Description',
  },
  {
    path: 'events',
    call: 'events',
    array: 'events',
    shownAt: '/events',
    heading: 'Manage Events',
    list: 'Existing Events',
    add: 'Add New Event',
    addButton: 'Add Event',
    edit: 'Edit Event',
    updateButton: 'Update Event',
    placeholder: 'Search by title...',
    empty: 'No events found.',
    failedFetch: 'Failed to fetch events.',
    failedSave: 'Failed to save event.',
    failedDelete: 'Failed to delete event.',
    added: 'Event added successfully!',
    updated: 'Event updated successfully!',
    deleted: 'Event deleted successfully!',
    question: 'Are you sure you want to delete this event?',
    name: 'Title',
    picture: 'Upload Image',
    validationErrors: { Title: 'Title is required.', Location: 'Location is required.' },
    needs: { Location: 'Mpatsa school' },
    defaults: { Date: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/ },
    // 08:30 in the site's time zone (docs/product.md 1.5).
    item: (title, image) => ({ title, date: '2026-10-04T06:30:00Z', location: 'Dedza', image, description: LONG }),
    shown: '4 October 2026',
    filled: { Date: '2026-10-04T08:30', Location: 'Dedza' },
    richText: 'Description',
  },
  {
    path: 'use-cases',
    call: 'use-cases',
    array: 'useCases',
    shownAt: '/use-cases',
    heading: 'Manage Use Cases',
    list: 'Existing Use Cases',
    add: 'Add New Use Case',
    addButton: 'Add Use Case',
    edit: 'Edit Use Case',
    updateButton: 'Update Use Case',
    placeholder: 'Search by title...',
    empty: 'No use cases found.',
    failedFetch: 'Failed to fetch use cases.',
    failedSave: 'Failed to save use case.',
    failedDelete: 'Failed to delete use case.',
    added: 'Use case added successfully!',
    updated: 'Use case updated successfully!',
    deleted: 'Use case deleted successfully!',
    question: 'Are you sure you want to delete this use case?',
    name: 'Title',
    picture: 'Upload Image',
    validationErrors: { Title: 'Title is required.', Category: 'Category is required.' },
    needs: { Category: 'Social Impact' },
    defaults: { Category: /^$/ },
    item: (title, image) => ({ title, category: 'Infrastructure Projects', image, content: LONG }),
    shown: 'Infrastructure Projects',
    filled: { Category: 'Infrastructure Projects' },
    richText: 'Content',
    categories: CATEGORIES['use-cases'],
  },
  {
    path: 'projects',
    call: 'projects',
    array: 'projects',
    shownAt: '/projects',
    heading: 'Manage Projects',
    list: 'Existing Projects',
    add: 'Add New Project',
    addButton: 'Add Project',
    edit: 'Edit Project',
    updateButton: 'Update Project',
    placeholder: 'Search by title...',
    empty: 'No projects found.',
    failedFetch: 'Failed to fetch projects.',
    failedSave: 'Failed to save project.',
    failedDelete: 'Failed to delete project.',
    added: 'Project added successfully!',
    updated: 'Project updated successfully!',
    deleted: 'Project deleted successfully!',
    question: 'Are you sure you want to delete this project?',
    name: 'Title',
    picture: 'Upload Image',
    validationErrors: { Title: 'Title is required.', 'Upload Image': 'Please select an image file.' },
    needs: {},
    defaults: { 'Initiated Date': A_DAY },
    item: (title, image) => ({ title, initiatedDate: '2026-10-05', image, description: LONG }),
    shown: 'Initiated: 5 October 2026',
    filled: { 'Initiated Date': '2026-10-05' },
    richText: 'Description',
  },
  {
    path: 'partners',
    call: 'partners',
    array: 'partners',
    shownAt: '/',
    heading: 'Manage Partners',
    list: 'Existing Partners',
    add: 'Add New Partner',
    addButton: 'Add Partner',
    edit: 'Edit Partner',
    updateButton: 'Update Partner',
    placeholder: 'Search by name...',
    empty: 'No partners found.',
    failedFetch: 'Failed to fetch partners.',
    failedSave: 'Failed to save partner.',
    failedDelete: 'Failed to delete partner.',
    added: 'Partner added successfully!',
    updated: 'Partner updated successfully!',
    deleted: 'Partner deleted successfully!',
    question: 'Are you sure you want to delete this partner?',
    name: 'Name',
    picture: 'Upload Logo',
    validationErrors: { Name: 'Name is required.', 'Upload Logo': 'Please select a logo image file.' },
    needs: {},
    defaults: { Order: /^0$/ },
    item: (name, logo) => ({ name, logo, order: 43 }),
    shown: 'Order: 43',
    filled: { Order: '43' },
    ordered: true,
  },
];
