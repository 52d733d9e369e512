import { api } from '@charity-site/api-client';
import { useReported } from './useReported';

/** A part, or one of its contributions, and the state that the administrator asks for. */
export interface OnOff {
  part: string;
  on: boolean;
  /** Its key; undefined for the whole part. */
  contribution?: string;
  /** Its name within a sentence. */
  within: string;
}

/** Switches a part of the site, or one of its contributions, off and on, and reports the result. */
export function useOnOff() {
  const { run, notice, busy } = useReported();
  const change = ({ part, on, contribution, within }: OnOff) => {
    const state = on ? 'on' : 'off';
    return run({
      id: part,
      call: () => api.releases.switch(part, on, contribution),
      done: `Switched ${state}: ${within}. Visitors notice with the next page they open.`,
      failed: `Failed to switch ${state}: ${within}.`,
    });
  };
  return { change, notice, busy: busy !== '' };
}
