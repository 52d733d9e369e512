import { api } from '@charity-site/api-client';
import { ignoreNotFound } from './ignoreNotFound';
import type { RunMutation } from './useMutationWithNotice';

interface Undo {
  call: () => Promise<unknown>;
  done: string;
  failed: string;
}

/**
 * Undoes a deletion. In a retry after a lost response, an item that is not in the trash counts as
 * restored.
 */
export const undoDeletion = (run: RunMutation, undo: Undo, isRepeated = false): Promise<boolean> =>
  run({
    ...undo,
    id: '',
    call: () => (isRepeated ? ignoreNotFound(undo.call()) : undo.call()),
    repeatUnanswered: () => void undoDeletion(run, undo, true),
  });

/** The undo function of a deletion, by its id in the trash; undefined without an id. */
export const undoOf = (run: RunMutation, trashed: string | undefined) =>
  trashed === undefined
    ? undefined
    : () =>
        void undoDeletion(run, {
          call: () => api.trash.restore(trashed),
          done: 'The deletion was undone.',
          failed: 'Failed to undo the deletion.',
        });
