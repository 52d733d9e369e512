import { errorText, isOutcomeUnknown } from '@charity-site/api-client';
import { useState } from 'react';
import type { Notice } from './NoticeBanner';

/** Shows the result of a change; null while it runs. */
export type OnNotice = (notice: Notice | null) => void;

/** A screen on which something is changed. */
export interface MutatingScreen {
  /** Reads again what it shows; resolves when that is loaded. */
  reload: () => Promise<unknown>;
  onNotice: OnNotice;
}

/** A change, and the texts of its outcomes. */
interface ReportedChange<Answer> {
  /** The thing that it changes, on a screen with several. */
  id?: string;
  call: () => Promise<Answer>;
  /** Message of success, or a notice made of the answer; null for none. */
  done: string | ((answer: Answer) => Omit<Notice, 'kind'> | null);
  /** Such as 'Failed to save.', to which the reason is added; or the whole text. */
  failed: string | ((error: unknown) => string);
  /** True to offer the change again after every failure. */
  repeats?: boolean;
  /** Repeats a change whose answer was lost; offered after such a failure alone. */
  repeatUnanswered?: () => void;
}

export type RunMutation = <Answer>(change: ReportedChange<Answer>) => Promise<boolean>;

/**
 * Makes changes and reports the result of each.
 * @param reload reads again what the screen shows; success is reported when it is there
 */
export function useMutationWithNotice(onNotice: OnNotice, reload: () => unknown = () => undefined) {
  const [busy, setBusy] = useState('');
  const run: RunMutation = async (change) => {
    const { id = 'any', call, done, failed, repeats, repeatUnanswered } = change;
    setBusy(id);
    onNotice(null);
    try {
      const answer = await call();
      await reload();
      const notice = typeof done === 'string' ? { text: done } : done(answer);
      onNotice(notice && { kind: 'success', ...notice });
      return true;
    } catch (error) {
      const again = isOutcomeUnknown(error) ? repeatUnanswered : undefined;
      const retry = repeats ? () => void run(change) : again;
      const text = typeof failed === 'string' ? `${failed} ${errorText(error)}` : failed(error);
      onNotice({ kind: 'error', text, retry });
      void reload();
      return false;
    } finally {
      setBusy('');
    }
  };
  return {
    /** Id of the thing that is being changed; '' for none. */
    busy,
    /** Resolves with whether the change was made. */
    run,
  };
}

/** The same, with the notice that a screen shows. */
export function useMutationWithLocalNotice(reload?: () => unknown) {
  const [notice, setNotice] = useState<Notice | null>(null);
  return { notice, setNotice, ...useMutationWithNotice(setNotice, reload) };
}
