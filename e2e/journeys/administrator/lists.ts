/** One administrator list screen: what it says of changes (docs/product.md 2.1, 5.5, 6, 8), and an item. */
interface ListTexts {
  /** Path below /admin. */
  path: string;
  /** Path below /content. */
  call: string;
  /** Request body of an item, with its name and a stored picture. */
  item: (name: string, picture: string) => object;
  updateButton: string;
  failedSave: string;
  updated: string;
  question: string;
  failedDelete: string;
  deleted: string;
}

/** The list screens of the walk; documents have a story of their own. */
export const LISTS: readonly ListTexts[] = [
  {
    path: 'hero-carousel',
    call: 'hero-slides',
    item: (title, image) => ({ title, image }),
    updateButton: 'Update Slide',
    failedSave: 'Failed to save hero slide.',
    updated: 'Hero slide updated successfully!',
    question: 'Are you sure you want to delete this hero slide?',
    failedDelete: 'Failed to delete hero slide.',
    deleted: 'Hero slide deleted successfully!',
  },
  {
    path: 'executive-members',
    call: 'executive-members',
    item: (name, image) => ({ name, title: 'Keeper of the book', image }),
    updateButton: 'Update Member',
    failedSave: 'Failed to save executive member.',
    updated: 'Executive member updated successfully!',
    question: 'Are you sure you want to delete this executive member?',
    failedDelete: 'Failed to delete executive member.',
    deleted: 'Executive member deleted successfully!',
  },
  {
    path: 'case-studies',
    call: 'case-studies',
    item: (title, image) => ({ title, category: 'Emergency Relief', image }),
    updateButton: 'Update Case Study',
    failedSave: 'Failed to save case study.',
    updated: 'Case study updated successfully!',
    question: 'Are you sure you want to delete this case study?',
    failedDelete: 'Failed to delete case study.',
    deleted: 'Case study deleted successfully!',
  },
  {
    path: 'updates',
    call: 'updates',
    item: (title, image) => ({ title, date: '2026-10-03', image }),
    updateButton: 'Save Update',
    failedSave: 'Failed to save update item.',
    updated: 'Update item updated successfully!',
    question: 'Are you sure you want to delete this update item?',
    failedDelete: 'Failed to delete update item.',
    deleted: 'Update item deleted successfully!',
  },
  {
    path: 'events',
    call: 'events',
    item: (title, image) => ({ title, date: '2026-10-04T06:30:00Z', location: 'Dedza', image }),
    updateButton: 'Update Event',
    failedSave: 'Failed to save event.',
    updated: 'Event updated successfully!',
    question: 'Are you sure you want to delete this event?',
    failedDelete: 'Failed to delete event.',
    deleted: 'Event deleted successfully!',
  },
  {
    path: 'use-cases',
    call: 'use-cases',
    item: (title, image) => ({ title, category: 'Infrastructure Projects', image }),
    updateButton: 'Update Use Case',
    failedSave: 'Failed to save use case.',
    updated: 'Use case updated successfully!',
    question: 'Are you sure you want to delete this use case?',
    failedDelete: 'Failed to delete use case.',
    deleted: 'Use case deleted successfully!',
  },
  {
    path: 'projects',
    call: 'projects',
    item: (title, image) => ({ title, initiatedDate: '2026-10-05', image }),
    updateButton: 'Update Project',
    failedSave: 'Failed to save project.',
    updated: 'Project updated successfully!',
    question: 'Are you sure you want to delete this project?',
    failedDelete: 'Failed to delete project.',
    deleted: 'Project deleted successfully!',
  },
  {
    path: 'partners',
    call: 'partners',
    item: (name, logo) => ({ name, logo }),
    updateButton: 'Update Partner',
    failedSave: 'Failed to save partner.',
    updated: 'Partner updated successfully!',
    question: 'Are you sure you want to delete this partner?',
    failedDelete: 'Failed to delete partner.',
    deleted: 'Partner deleted successfully!',
  },
];
