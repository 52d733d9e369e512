import {
  comments,
  findDefinition,
  PEOPLE_LIST,
  translationOf,
  type Change,
  type ChangeAction,
} from '@charity-site/api-client/entities';

/** The noun of a list's items within a sentence: 'case study'. */
export const kindOf = (list: string): string => findDefinition(list)?.item.toLowerCase() ?? list;

/** The noun of a list's items at the start of a line: 'Case study'. */
export const kindLabel = (list: string): string => findDefinition(list)?.item ?? list;

type PeopleAction =
  'invited' | 'joined' | 'madeAdministrator' | 'madeEditor' | 'accessEnded' | 'passwordRecovered';

type AccessSentence = (by: string, person: string) => string;

/** Sentences about changes of people's access. */
const ACCESS_SENTENCES: Record<PeopleAction, AccessSentence> = {
  invited: (by, person) => `${by} invited ${person}.`,
  joined: (by) => `${by} accepted the invitation.`,
  madeAdministrator: (by, person) => `${by} made ${person} an administrator.`,
  madeEditor: (by, person) => `${by} made ${person} an editor.`,
  accessEnded: (by, person) => `${by} ended ${person}’s access.`,
  passwordRecovered: (by) => `${by} forgot the password and set a new one.`,
};

/**
 * Sentences for actions that content has, too: an earlier admin-app stops at an unknown action
 * (docs/decisions/0075).
 */
const REUSED_ACTIONS: Partial<Record<ChangeAction, AccessSentence>> = {
  changed: (by, person) => `${by} made ${person} a writer.`,
  created: (by) => `${by} turned on the second factor.`,
  deleted: (by, person) => `${by} turned off the second factor of ${person}.`,
  read: (by) => `${by} downloaded a copy of the site.`,
};

const isPeopleAction = (action: ChangeAction): action is PeopleAction => action in ACCESS_SENTENCES;

/** Verbs of the other changes, before and after the noun. */
const VERBS: Record<
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
  announced: ['marked', ' as announced'],
  received: ['marked', ' as received'],
  'not-received': ['marked', ' as not received'],
  receipted: ['issued a receipt for', ''],
  receiptCancelled: ['cancelled the receipt for', ''],
};

/** Verb of the action 'approved' for content; earlier releases show that of comments. */
const STILL_RIGHT = ['said that', ' is still right'] as const;

/** The changed item with its name: 'the update “A new well”', 'the quote', 'a message'. */
const nounOf = ({ list, title, item }: Pick<Change, 'list' | 'title' | 'item'>): string => {
  const kind = kindOf(list);
  // A singleton needs no name.
  if (translationOf(item).item === list) return `the ${kind}`;
  if (title === '') return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
  return ['messages', 'comments', 'gifts', 'bookings'].includes(list)
    ? `the ${kind} of ${title}`
    : `the ${kind} “${title}”`;
};

/** Language of a changed translation: ' into Chichewa'; '' for other changes. */
const languageText = ({ item }: Pick<Change, 'item'>): string => {
  const { language } = translationOf(item);
  return language ? ` into ${language.name}` : '';
};

/** A change as a sentence: 'Grace changed the update “A new well”.' */
export const changeText = (change: Change): string => {
  if (change.action === 'stored')
    return `${kindLabel(change.list)} “${change.title}” before its first recorded change.`;
  const by = change.by || 'Somebody';
  const person = change.title || 'somebody';
  if (isPeopleAction(change.action)) return ACCESS_SENTENCES[change.action](by, person);
  const ofPeople = change.list === PEOPLE_LIST && REUSED_ACTIONS[change.action];
  if (ofPeople) return ofPeople(by, person);
  const [before, after] =
    change.action === 'approved' && change.list !== comments.path
      ? STILL_RIGHT
      : VERBS[change.action];
  return `${by} ${before} ${nounOf(change)}${after}${languageText(change)}.`;
};

const VERSION_VERBS: Partial<Record<ChangeAction, string>> = {
  created: 'Added',
  changed: 'Changed',
  restored: 'Restored',
  published: 'Published',
  scheduled: 'Scheduled',
  unpublished: 'Taken off the site',
  translated: 'Translated',
};

/** Label of a version: 'Changed by Grace'. */
export const versionText = ({ action, by }: Change): string => {
  if (action === 'stored') return 'Before the first recorded change';
  const verb = VERSION_VERBS[action] ?? 'Saved';
  return by ? `${verb} by ${by}` : verb;
};
