import { FIRST_GROUPS, GROUP_SIGNS, groups, GROUPS, type Groups } from '@charity-site/api-client/entities';
import { entries } from './entries';
import type { SingletonDescriptor } from './singletonDescriptor';
import { SingletonScreen } from './SingletonScreen';
import { singletonWords } from './singletonWords';

/** The drawings by what they show, in the order of `GROUP_SIGNS`. */
const DRAWINGS = [
  'A person with a stick',
  'A sapling in the sun',
  'Two hands',
  'A house with a family',
  'An open book',
];

const descriptor: SingletonDescriptor<Groups> = {
  type: groups,
  first: { groups: FIRST_GROUPS },
  words: singletonWords('Groups', 'No groups of your own yet. Visitors see five common ones, without a text.', {
    heading: 'Manage Who We Serve',
  }),
  fields: [
    entries('groups', 'Groups', GROUPS, {
      options: { sign: GROUP_SIGNS.map((value, at) => ({ value, label: DRAWINGS[at] ?? value })) },
    }),
  ],
};

/** /admin/groups. */
export function GroupsScreen() {
  return <SingletonScreen descriptor={descriptor} />;
}
