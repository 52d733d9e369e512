import { api } from '@charity-site/api-client';
import { unlessGone } from './unlessGone';
import type { RunChange } from './useReportedChange';

interface Undo {
  call: () => Promise<unknown>;
  done: string;
  failed: string;
}

/** Undoes a deletion. After a lost answer, an item that is not in the trash counts as restored. */
export const undoDeletion = (run: RunChange, undo: Undo, isRepeated = false): Promise<boolean> =>
  run({
    ...undo,
    id: '',
    call: () => (isRepeated ? unlessGone(undo.call()) : undo.call()),
    repeatUnanswered: () => void undoDeletion(run, undo, true),
  });

/** The undo of a deletion, by its id in the trash; undefined without one. */
export const undoOf = (run: RunChange, trashed: string | undefined) =>
  trashed === undefined
    ? undefined
    : () =>
        void undoDeletion(run, {
          call: () => api.trash.restore(trashed),
          done: 'The deletion was undone.',
          failed: 'Failed to undo the deletion.',
        });
