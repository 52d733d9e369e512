import {
  DEFAULT_GROUPS,
  GROUP_SIGNS,
  groups,
  type Groups,
} from '@charity-site/api-client/entities';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

/** Labels of the drawings, in the order of `GROUP_SIGNS`. */
const DRAWINGS = [
  'A person with a stick',
  'A sapling in the sun',
  'Two hands',
  'A house with a family',
  'An open book',
];

/** /admin/groups */
export default createSingletonScreen<Groups>({
  type: groups,
  first: { groups: DEFAULT_GROUPS },
  words: {
    heading: 'Manage Who We Serve',
    none: 'No groups of your own yet. Visitors see five common ones, without a text.',
  },
  fields: {
    groups: {
      partOptions: {
        sign: GROUP_SIGNS.map((value, index) => ({ value, label: DRAWINGS[index] ?? value })),
      },
    },
  },
});
