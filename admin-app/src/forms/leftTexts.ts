import { api, newKey, timeLimit, type KeptText } from '@charity-site/api-client';
import type { ServerText } from '@charity-site/api-client/entities';
import { deleteText } from './ownText';
import { readText, type LeftText } from './readText';
import { texts } from './textStore';

/** How long the server has to answer before the texts of this browser are offered, in milliseconds. */
const ANSWER_TIME = 4_000;

/** How the texts of this browser and of the server fit together. */
interface Compared {
  /** Texts of this browser to offer. */
  here: KeptText[];
  /** Texts of the server to offer. */
  there: ServerText[];
  /** Ids of texts of this browser that are on the server, or saved. */
  outdated: string[];
  /** Texts that were changed here and there. */
  both: KeptText[];
}

/** Compares the texts of this browser with those of the server. No clock is asked: see `TextPlace`. */
export const compareTexts = (local: readonly KeptText[], server: readonly ServerText[]): Compared => {
  const compared: Compared = { here: [], there: [], outdated: [], both: [] };
  for (const kept of local) {
    const { place } = kept;
    const theirs = server.find(({ id }) => id === kept.id);
    if (!place || !theirs) {
      compared.here.push(kept);
      continue;
    }
    const isKnown = (theirs.changes[place.copy] ?? 0) >= place.change;
    const isOwn = theirs.copy === place.copy || theirs.revision === place.revision;
    if (isKnown && (theirs.ended || !isOwn)) compared.outdated.push(kept.id);
    else if (theirs.ended || isOwn) compared.here.push({ ...kept, place: { ...place, revision: theirs.revision } });
    else compared.both.push(kept);
  }
  const offered = new Set(compared.here.map(({ id }) => id));
  compared.there = server.filter(({ id, ended }) => !ended && !offered.has(id));
  return compared;
};

const newestFirst = (all: readonly LeftText[]): LeftText[] =>
  [...all].sort((one, other) => other.at.localeCompare(one.at));

/** The server's texts of a form; undefined when it does not answer in time. */
const askServer = (form: string): Promise<ServerText[] | undefined> =>
  api.keptTexts.list(form, timeLimit(ANSWER_TIME)).catch(() => undefined);

/**
 * Finds the texts that closed forms left, in this browser and on the server.
 *
 * @param isOpen whether a form has the text open
 * @param show gets the texts, newest first: at once those that the server never got, then all, with `isAll`
 */
export const findLeftTexts = async (
  form: string,
  isOpen: (id: string) => boolean,
  show: (found: LeftText[], isAll: boolean) => void,
): Promise<void> => {
  const read = () => texts.read(form).filter(({ id }) => !isOpen(id));
  show(newestFirst(read().filter(({ place }) => !place)), false);
  const server = await askServer(form);
  const local = read();
  const deleted = local.filter(({ isDeleted }) => isDeleted);
  const present = local.filter(({ isDeleted }) => !isDeleted);
  if (!server) return show(newestFirst(present), true);
  deleted.forEach((kept) => deleteText(form, kept));
  const others = server.filter(({ id }) => !isOpen(id) && !deleted.some((kept) => kept.id === id));
  const { here, there, outdated, both } = compareTexts(present, others);
  outdated.forEach((id) => texts.forget(form, id));
  const apart = both.map(({ place: _place, ...kept }) => {
    const moved = { ...kept, id: newKey() };
    if (texts.keep(form, moved)) texts.forget(form, kept.id);
    return moved;
  });
  const elsewhere = await Promise.all(there.map(readText));
  show(newestFirst([...here, ...apart, ...elsewhere.filter((one) => one !== undefined)]), true);
};
