import { api, isUnanswered, newKey } from '@charity-site/api-client';
import { leftHere } from './leftAutosaves';
import { ownStore } from './store';

/**
 * Sends the texts that closed forms left in this browser because there was no connection, so that other devices offer
 * them. Nothing newer on the server is overwritten. Rejects without a connection.
 * @param isOpen finds out if a form has the text open: it sends the text itself
 */
export const sendLeftAutosaves = async (isOpen: (id: string) => boolean): Promise<void> => {
  const store = ownStore();
  if (store.all().length === 0) return;
  const server = await api.autosaves.list();
  for (const { form, id, isStored } of leftHere(server, isOpen)) {
    const kept = store.read(form).find((one) => one.id === id);
    if (!kept || isStored || isOpen(id)) continue;
    const { values, version = null, revisions = [newKey()] } = kept;
    // Its name is kept before the call, because the answer can be lost, and so that two tabs send the same text.
    if (!store.keep(form, { ...kept, revisions })) continue;
    try {
      const sent = await api.autosaves.keep({ id, revisions }, { form, values, version });
      // Another device has gone on with the text meanwhile: the server offers this one under another id.
      if (sent.id !== id && !isOpen(id)) store.forget(form, id);
    } catch (error) {
      // A refused text stays in this browser, and its form offers it.
      if (isUnanswered(error)) throw error;
    }
  }
};
