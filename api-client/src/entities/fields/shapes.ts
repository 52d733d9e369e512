import type { EntryShape } from './entries';

/** The values of the page Mission (docs/product.md 3.9). */
export const VALUES: EntryShape<'name' | 'text'> = {
  noun: 'Value',
  parts: [
    { name: 'name', label: 'Name', max: 60, required: true, translatable: true },
    { name: 'text', label: 'Description', max: 300, required: true, translatable: true },
  ],
  maxEntries: 12,
};

/** The history on the page About: years, places and events (docs/product.md 6.1). */
export const HISTORY: EntryShape<'year' | 'place' | 'text'> = {
  noun: 'Year',
  parts: [
    { name: 'year', label: 'Year', max: 20, required: true },
    { name: 'place', label: 'Place', max: 80 },
    { name: 'text', label: 'What Happened', max: 300, required: true, translatable: true },
  ],
  maxEntries: 20,
};

/**
 * The groups of the home page and the page Who We Serve (docs/product.md 3.10). `sign` is one of
 * `GROUP_SIGNS`.
 */
export const GROUPS: EntryShape<'name' | 'short' | 'text' | 'sign' | 'story'> = {
  noun: 'Group',
  parts: [
    { name: 'name', label: 'Name', max: 80, required: true, translatable: true },
    { name: 'short', label: 'In One Sentence', max: 160, translatable: true },
    { name: 'text', label: 'What You Do for Them', max: 1000, translatable: true },
    { name: 'sign', label: 'Drawing', max: 20 },
    { name: 'story', label: 'Address of a Story', max: 300 },
  ],
  maxEntries: 12,
};

/** The drawings beside the groups. */
export const GROUP_SIGNS = ['older-persons', 'youths', 'widows', 'families', 'students'] as const;

export type GroupSignName = (typeof GROUP_SIGNS)[number];

/** The figures of Our Reach (docs/product.md 3.4). */
export const FIGURES: EntryShape<'number' | 'label' | 'year' | 'source'> = {
  noun: 'Figure',
  parts: [
    { name: 'number', label: 'Number', max: 20, required: true, digit: true },
    { name: 'label', label: 'What It Counts', max: 80, required: true, translatable: true },
    { name: 'year', label: 'Year', max: 20 },
    { name: 'source', label: 'Source', max: 120, translatable: true },
  ],
  maxEntries: 8,
};
