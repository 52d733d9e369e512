import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@charity-site/api-client';
import { Banner } from '@charity-site/ui-kit';
import { SecondaryText } from '../../shared/layout/SecondaryText';
import { formatRecent } from '../../shared/site/time';

const WHOM_TO_TELL = 'Please tell the person who looks after the site.';

/**
 * Failed jobs of the server, and the time of the last backup, in red if it is late. Renders nothing
 * without both.
 */
export function Upkeep() {
  const { failedRounds = [], lastBackup } = useQuery(dashboardQuery()).data ?? {};
  const backup =
    lastBackup && `Last backup: ${lastBackup.at ? formatRecent(lastBackup.at) : 'never'}`;
  return (
    <>
      {failedRounds.map(({ text, reason, since }) => (
        <Banner key={text} kind="error">
          {text} {reason} First tried {formatRecent(since)}. {WHOM_TO_TELL}
        </Banner>
      ))}
      {lastBackup?.isLate ? (
        <Banner kind="error">
          {backup}. {WHOM_TO_TELL}
        </Banner>
      ) : (
        backup && <SecondaryText>{backup}</SecondaryText>
      )}
    </>
  );
}
