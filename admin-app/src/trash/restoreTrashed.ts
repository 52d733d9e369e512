import { api, errorText } from '@charity-site/api-client';
import type { OutcomeNews } from '../list/Outcome';
import { keepingSession } from '../session/renewal';

interface Screen {
  onNews: (news: OutcomeNews) => void;
  reload: () => Promise<unknown>;
}

/** Undoes a deletion by its id in the trash. */
export const restoreTrashed = async (id: string, { onNews, reload }: Screen): Promise<void> => {
  try {
    await keepingSession(() => api.trash.restore(id));
    onNews({ kind: 'success', text: 'The deletion was undone.' });
  } catch (error) {
    onNews({ kind: 'error', text: `Failed to undo the deletion. ${errorText(error)}` });
  }
  await reload();
};
