import { api, type Autosave } from '@charity-site/api-client';
import { whenConnected } from '@charity-site/api-client/http';
import { ownStore } from './store';

/** Deletes a text in this browser, and on the server as soon as there is a connection. */
export const deleteAutosave = (form: string, { id, revisions }: Pick<Autosave, 'id' | 'revisions'>): void => {
  const store = ownStore();
  if (!revisions) return store.forget(form, id);
  store.keep(form, { id, values: {}, revisions, isDeleted: true });
  whenConnected(() => api.autosaves.remove({ id, revisions })).then(
    () => store.forget(form, id),
    // It is deleted when a form looks for texts again.
    () => undefined,
  );
};
