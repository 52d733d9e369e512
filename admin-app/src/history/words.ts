import { definitionAt, type Change, type ChangeAction } from '@charity-site/api-client/entities';

/** The kind of a changed thing in a sentence: 'case study'. */
export const kindOf = (list: string): string => definitionAt(list)?.item.toLowerCase() ?? list;

/** The kind at the start of a line: 'Case study'. */
export const kindLabel = (list: string): string => definitionAt(list)?.item ?? list;

/** What a change did, after the name of the person. */
const DID: Record<Exclude<ChangeAction, 'stored'>, [before: string, after: string]> = {
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
};

/** The thing with its name: 'the update “A new well”', 'the quote', 'a message'. */
const thingOf = ({ list, title, item }: Pick<Change, 'list' | 'title' | 'item'>): string => {
  const kind = kindOf(list);
  // A singleton is its own name.
  if (item === list) return `the ${kind}`;
  if (title === '') return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
  return list === 'messages' || list === 'comments' ? `the ${kind} of ${title}` : `the ${kind} “${title}”`;
};

/** A change as a sentence: 'Grace changed the update “A new well”.' */
export const changeText = (change: Change): string => {
  if (change.action === 'stored')
    return `${kindLabel(change.list)} “${change.title}” before its first recorded change.`;
  const [before, after] = DID[change.action];
  return `${change.by || 'Somebody'} ${before} ${thingOf(change)}${after}.`;
};

const VERSIONS: Partial<Record<ChangeAction, string>> = {
  created: 'Added',
  changed: 'Changed',
  restored: 'Restored',
  published: 'Published',
  scheduled: 'Scheduled',
  unpublished: 'Taken off the site',
};

/** A version in the list of an item's versions: 'Changed by Grace'. */
export const versionText = ({ action, by }: Change): string => {
  if (action === 'stored') return 'Before the first recorded change';
  const did = VERSIONS[action] ?? 'Saved';
  return by ? `${did} by ${by}` : did;
};
