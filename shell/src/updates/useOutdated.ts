import { useEffect, useState } from 'react';
import { isOutdated } from './newerVersion';

/** How often a tab that is looked at asks for releases, in milliseconds. */
const EVERY = 5 * 60_000;

/** Whether this tab runs an old version: asked now and then, and when somebody comes back to the tab. */
export function useOutdated(): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    if (outdated) return;
    const look = () => {
      if (document.visibilityState === 'visible') void isOutdated().then((found) => found && setOutdated(true));
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
