import type { GroupSignName } from '@charity-site/api-client/entities';

const SIGNS: Record<GroupSignName, string> = {
  // A bent figure with a stick
  'older-persons':
    'M22 12.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M22 16c-5 1-8 6-8 13v15M22 16c3 0 4 2 5 6l5 4M22 30l3 6v8M33 24v20M33 24c0-2 3-2 3 0',
  // A sapling with a bright sun
  youths:
    'M24 44V24M24 30c-8 0-12-4-12-11 8 0 12 4 12 11M24 26c0-7 4-11 12-11 0 7-4 11-12 11M24 3v5M14 6l2.5 4M34 6l-2.5 4M14 44h20',
  // Two hands holding one another, as a heart
  widows:
    'M24 40C12 32 6 26 6 18a8.5 8.5 0 0 1 18-3 8.5 8.5 0 0 1 18 3c0 8-6 14-18 22M16 22l6 5 4-3 6 5',
  // A house with a family in its door
  families:
    'M5 23 24 7l19 16M10 19v24h28V19M19 43v-9a5 5 0 0 1 10 0v9M24 25.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  // An open book under a lamp
  students:
    'M24 20c-5-4-11-5-18-4v24c7-1 13 0 18 4 5-4 11-5 18-4V16c-7-1-13 0-18 4M24 20v24M24 4c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 1-4 4-7',
};

/** Icon of a group. Decorative: the group's name is next to it. */
export function GroupSign({ group }: { group: GroupSignName }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={48}
      height={48}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SIGNS[group]} />
    </svg>
  );
}
