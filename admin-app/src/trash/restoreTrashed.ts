import { api, errorText, isNotFound, isUnanswered } from '@charity-site/api-client';
import type { OutcomeNotice } from '../list/Outcome';

interface Screen {
  onNotice: (notice: OutcomeNotice) => void;
  reload: () => Promise<unknown>;
}

/** Undoes a deletion by its id in the trash. */
export const restoreTrashed = async (id: string, screen: Screen, isRepeated = false): Promise<void> => {
  const { onNotice, reload } = screen;
  try {
    await api.trash.restore(id).catch((error: unknown) => {
      // The first try, whose answer was lost, has restored it.
      if (!isRepeated || !isNotFound(error)) throw error;
    });
    onNotice({ kind: 'success', text: 'The deletion was undone.' });
  } catch (error) {
    const retry = isUnanswered(error) ? { retry: () => void restoreTrashed(id, screen, true) } : {};
    onNotice({ kind: 'error', text: `Failed to undo the deletion. ${errorText(error)}`, ...retry });
  }
  await reload();
};
