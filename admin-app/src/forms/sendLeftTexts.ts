import { api, isUnanswered, type KeptText, type TextRevision } from '@charity-site/api-client';
import type { ServerText } from '@charity-site/api-client/entities';
import { compareTexts } from './leftTexts';
import { deleteText } from './ownText';
import { texts } from './textStore';

/**
 * The place under which a text of this browser is sent; undefined when the server has it, or when another device has
 * changed it since: then its form offers both. The copy of a text that was never sent has the text's own key, so that
 * two tabs send the same change and the server takes it once.
 */
const placeToSend = (kept: KeptText, server: readonly ServerText[]): TextRevision | undefined => {
  const [found] = compareTexts([kept], server).here;
  if (!found) return undefined;
  const theirs = server.find(({ id }) => id === kept.id);
  const { place = { copy: kept.id, change: 1, revision: 0 } } = found;
  return theirs && (theirs.changes[place.copy] ?? 0) >= place.change ? undefined : place;
};

/** Sends a text. Its place is kept before the call, because the answer can be lost. */
const send = async (form: string, kept: KeptText, place: TextRevision): Promise<void> => {
  const { id, values, version = null } = kept;
  if (!texts.keep(form, { ...kept, place })) return;
  const { revision } = await api.keptTexts.keep({ id, ...place }, { form, values, version });
  const now = texts.read(form).find((one) => one.id === id);
  // A form may go on with it meanwhile.
  if (now?.place?.copy === place.copy && now.place.change === place.change)
    texts.keep(form, { ...now, place: { ...place, revision } });
};

/**
 * Sends the texts that closed forms left in this browser because there was no connection, so that other devices offer
 * them. Nothing newer on the server is overwritten. Rejects without a connection.
 * @param isOpen whether a form has the text open: it sends the text itself
 */
export const sendLeftTexts = async (isOpen: (id: string) => boolean): Promise<void> => {
  if (texts.all().length === 0) return;
  const server = await api.keptTexts.list();
  for (const { form, ...kept } of texts.all()) {
    if (isOpen(kept.id)) continue;
    if (kept.isDeleted) {
      deleteText(form, kept);
      continue;
    }
    const place = placeToSend(kept, server);
    if (!place) continue;
    try {
      await send(form, kept, place);
    } catch (error) {
      // What the server refuses stays in this browser, and its form offers it.
      if (isUnanswered(error)) throw error;
    }
  }
};
