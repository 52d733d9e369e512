import { errorText, isOutcomeUnknown } from '@charity-site/api-client';
import { useState } from 'react';
import type { Notice } from './NoticeBanner';

/** Shows the notice of a mutation; called with null when it starts. */
export type OnNotice = (notice: Notice | null) => void;

/** Callbacks of a screen with mutations. */
export interface MutatingScreen {
  /** Refetches the screen's data; resolves when it is loaded. */
  reload: () => Promise<unknown>;
  onNotice: OnNotice;
}

/** A mutation and its notices. */
interface Mutation<Data> {
  /** Id of the changed item, on a screen with several. */
  id?: string;
  call: () => Promise<Data>;
  /** Success message, or a function that returns a notice for the response; null for no notice. */
  done: string | ((data: Data) => Omit<Notice, 'kind'> | null);
  /**
   * Such as 'Failed to save.', to which the error message is appended; a function returns the whole
   * text.
   */
  failed: string | ((error: unknown) => string);
  /** True to offer a retry after every failure. */
  repeats?: boolean;
  /** Retries the mutation; offered only after a lost response. */
  repeatUnanswered?: () => void;
}

export type RunMutation = <Data>(mutation: Mutation<Data>) => Promise<boolean>;

/**
 * Runs mutations and shows a notice for each.
 * @param reload refetches the screen's data; a success notice is shown after it
 */
export function useMutationWithNotice(onNotice: OnNotice, reload: () => unknown = () => undefined) {
  const [busy, setBusy] = useState('');
  const run: RunMutation = async (mutation) => {
    const { id = 'any', call, done, failed, repeats, repeatUnanswered } = mutation;
    setBusy(id);
    onNotice(null);
    try {
      const data = await call();
      await reload();
      const notice = typeof done === 'string' ? { text: done } : done(data);
      onNotice(notice && { kind: 'success', ...notice });
      return true;
    } catch (error) {
      const again = isOutcomeUnknown(error) ? repeatUnanswered : undefined;
      const retry = repeats ? () => void run(mutation) : again;
      const text = typeof failed === 'string' ? `${failed} ${errorText(error)}` : failed(error);
      onNotice({ kind: 'error', text, retry });
      void reload();
      return false;
    } finally {
      setBusy('');
    }
  };
  return {
    /** Id of the item that is being changed; '' while no mutation runs. */
    busy,
    /** Resolves to true if the mutation succeeded. */
    run,
  };
}

/** `useMutationWithNotice` with the notice in local state. */
export function useMutationWithLocalNotice(reload?: () => unknown) {
  const [notice, setNotice] = useState<Notice | null>(null);
  return { notice, setNotice, ...useMutationWithNotice(setNotice, reload) };
}
