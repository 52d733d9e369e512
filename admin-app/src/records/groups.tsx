import { entriesOf, FIRST_GROUPS, GROUP_SIGNS, groups, GROUPS, type Groups } from '@charity-site/api-client/entities';
import { Facts } from '@charity-site/ui-kit';
import { entries } from './entries';
import { RecordScreen, type RecordDescriptor } from './RecordScreen';

/** The drawings by what they show, in the order of `GROUP_SIGNS`. */
const DRAWINGS = [
  'A person with a stick',
  'A sapling in the sun',
  'Two hands',
  'A house with a family',
  'An open book',
];

const descriptor: RecordDescriptor<Groups> = {
  type: groups,
  first: { groups: FIRST_GROUPS },
  words: {
    heading: 'Manage Who We Serve',
    thing: 'page',
    current: 'Current Groups',
    none: 'No groups of your own yet. Visitors see five common ones, without a text.',
    submit: (exists) => (exists ? 'Update Groups' : 'Add Groups'),
    confirm: 'Are you sure you want to delete the groups?',
    saved: 'Groups saved successfully!',
    deleted: 'Groups deleted successfully!',
    failedFetch: 'Failed to fetch groups.',
    failedSave: 'Failed to save groups.',
    failedDelete: 'Failed to delete groups.',
    deleteSaysWhy: true,
  },
  fields: [
    entries('groups', 'Groups', GROUPS, {
      rows: { text: 4, short: 2 },
      options: { sign: GROUP_SIGNS.map((value, at) => ({ value, label: DRAWINGS[at] ?? value })) },
    }),
  ],
  show: (value) => <Facts facts={entriesOf(GROUPS, value.groups).map(({ name, short }) => [name, short])} />,
};

/** /admin/groups (docs/product.md 5.22). */
export function GroupsScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
