import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@charity-site/api-client';
import { Banner } from '@charity-site/ui-kit';
import { SecondaryText } from '../../shared/layout/SecondaryText';
import { formatRecent } from '../../shared/site/time';

const TELL_OPERATOR = 'Please tell the person who looks after the site.';

/**
 * Failed jobs of the server, and when the last backup was written and one was last restored on
 * trial, as an error if it is late. Renders nothing without both.
 */
export function Upkeep() {
  const { failedRounds = [], lastBackup } = useQuery(dashboardQuery()).data ?? {};
  const timeText = (instant: string) => (instant ? formatRecent(instant) : 'never');
  const backup =
    lastBackup &&
    `Last backup: ${timeText(lastBackup.at)}. Last tried: ${timeText(lastBackup.triedAt)}`;
  return (
    <>
      {failedRounds.map(({ text, reason, since }) => (
        <Banner key={text} kind="error">
          {text} {reason} First tried {formatRecent(since)}. {TELL_OPERATOR}
        </Banner>
      ))}
      {lastBackup?.isLate ? (
        <Banner kind="error">
          {backup}. {TELL_OPERATOR}
        </Banner>
      ) : (
        backup && <SecondaryText>{backup}</SecondaryText>
      )}
    </>
  );
}
