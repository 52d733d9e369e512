import { api, errorText, isNotFound, isUnanswered } from '@charity-site/api-client';
import type { OutcomeNotice } from '../list/Outcome';
import { keepingSession } from '../session/renewal';

interface Screen {
  onNews: (news: OutcomeNotice) => void;
  reload: () => Promise<unknown>;
}

/** Undoes a deletion by its id in the trash. */
export const restoreTrashed = async (id: string, screen: Screen, isRepeated = false): Promise<void> => {
  const { onNews, reload } = screen;
  try {
    await keepingSession(() => api.trash.restore(id)).catch((error: unknown) => {
      // The first try, whose answer was lost, has restored it.
      if (!isRepeated || !isNotFound(error)) throw error;
    });
    onNews({ kind: 'success', text: 'The deletion was undone.' });
  } catch (error) {
    const retry = isUnanswered(error) ? { retry: () => void restoreTrashed(id, screen, true) } : {};
    onNews({ kind: 'error', text: `Failed to undo the deletion. ${errorText(error)}`, ...retry });
  }
  await reload();
};
