import { singleton, type DraftOf } from '../types/contentType';
import { entriesField } from '../fields/entriesField';
import { object } from '../fields/fields';
import { GROUPS } from '../fields/shapes';

/** The groups of people that the organisation serves, a singleton (docs/product.md 6.1). */
export const groups = singleton({
  path: 'groups',
  table: 'groups_served',
  item: 'Groups',
  rules: object({
    groups: entriesField('Groups', GROUPS).min(1, 'Please add at least one group.'),
  }),
  translatable: ['groups'],
});

export type Groups = DraftOf<typeof groups>;
