import {
  findDefinition,
  translationOf,
  type Change,
  type ChangeAction,
} from '@charity-site/api-client/entities';

/** The kind of a changed thing in a sentence: 'case study'. */
export const kindOf = (list: string): string => findDefinition(list)?.item.toLowerCase() ?? list;

/** The kind of one thing at the start of a line: 'Case study'. */
export const kindLabel = (list: string): string => findDefinition(list)?.item ?? list;

type PeopleAction =
  'invited' | 'joined' | 'madeAdministrator' | 'madeEditor' | 'accessEnded' | 'passwordRecovered';

/** Changes of people's access. */
const ACCESS: Record<PeopleAction, (by: string, person: string) => string> = {
  invited: (by, person) => `${by} invited ${person}.`,
  joined: (by) => `${by} accepted the invitation.`,
  madeAdministrator: (by, person) => `${by} made ${person} an administrator.`,
  madeEditor: (by, person) => `${by} made ${person} an editor.`,
  accessEnded: (by, person) => `${by} ended ${person}’s access.`,
  passwordRecovered: (by) => `${by} forgot the password and set a new one.`,
};

const isAccess = (action: ChangeAction): action is PeopleAction => action in ACCESS;

/** Words for a change, after the name of the person. */
const DID: Record<
  Exclude<ChangeAction, 'stored' | PeopleAction>,
  [before: string, after: string]
> = {
  created: ['added', ''],
  changed: ['changed', ''],
  moved: ['moved', ' in its list'],
  deleted: ['deleted', ''],
  restored: ['restored', ''],
  erased: ['deleted', ' for good'],
  read: ['marked', ' as read'],
  unread: ['marked', ' as unread'],
  published: ['published', ''],
  scheduled: ['scheduled', ' to be published'],
  unpublished: ['took', ' off the site'],
  translated: ['translated', ''],
  answered: ['marked', ' as answered'],
  unanswered: ['marked', ' as not answered'],
  noted: ['wrote a note on', ''],
  approved: ['approved', ''],
  held: ['held', ''],
  hidden: ['hid', ''],
  spam: ['marked', ' as spam'],
  inbox: ['moved', ' to the inbox'],
};

/** The thing with its name: 'the update “A new well”', 'the quote', 'a message'. */
const thingOf = ({ list, title, item }: Pick<Change, 'list' | 'title' | 'item'>): string => {
  const kind = kindOf(list);
  // A singleton is its own name.
  if (translationOf(item).item === list) return `the ${kind}`;
  if (title === '') return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
  return list === 'messages' || list === 'comments'
    ? `the ${kind} of ${title}`
    : `the ${kind} “${title}”`;
};

/** The language of a changed translation: ' into Chichewa'. */
const languageText = ({ item }: Pick<Change, 'item'>): string => {
  const { language } = translationOf(item);
  return language ? ` into ${language.name}` : '';
};

/** A change as a sentence: 'Grace changed the update “A new well”.' */
export const changeText = (change: Change): string => {
  if (change.action === 'stored')
    return `${kindLabel(change.list)} “${change.title}” before its first recorded change.`;
  const by = change.by || 'Somebody';
  if (isAccess(change.action)) return ACCESS[change.action](by, change.title || 'somebody');
  const [before, after] = DID[change.action];
  return `${by} ${before} ${thingOf(change)}${after}${languageText(change)}.`;
};

const VERSIONS: Partial<Record<ChangeAction, string>> = {
  created: 'Added',
  changed: 'Changed',
  restored: 'Restored',
  published: 'Published',
  scheduled: 'Scheduled',
  unpublished: 'Taken off the site',
  translated: 'Translated',
};

/** A version in the list of an item's versions: 'Changed by Grace'. */
export const versionText = ({ action, by }: Change): string => {
  if (action === 'stored') return 'Before the first recorded change';
  const did = VERSIONS[action] ?? 'Saved';
  return by ? `${did} by ${by}` : did;
};
