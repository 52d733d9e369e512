import { useEffect, useState } from 'react';
import { isOutdated } from './newerVersion';

/** Interval of a visible tab's check for releases, in milliseconds. */
const EVERY = 5 * 60_000;

/** True if this tab runs an old version. Checked at intervals and when the tab becomes visible. */
export function useNewVersion(): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    if (outdated) return;
    const look = () => {
      if (document.visibilityState === 'visible')
        void isOutdated().then((found) => found && setOutdated(true));
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [outdated]);
  return outdated;
}
