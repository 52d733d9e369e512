import { useEffect, useState } from 'react';
import { isOutdated } from './newerVersion';

/** Interval of a visible tab's check for releases, in milliseconds. */
const INTERVAL = 5 * 60_000;

/** True if this tab runs an old version. Polls, and checks when the tab becomes visible. */
export function useNewVersion(): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    if (outdated) return;
    const check = () => {
      if (document.visibilityState === 'visible')
        void isOutdated().then((isOld) => isOld && setOutdated(true));
    };
    const timer = setInterval(check, INTERVAL);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [outdated]);
  return outdated;
}
