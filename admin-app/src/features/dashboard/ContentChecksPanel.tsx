import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { contentChecksQuery } from '@charity-site/api-client';
import { TRANSLATION_LANGUAGES, type ContentChecks } from '@charity-site/api-client/entities';
import { Panel } from '@charity-site/ui-kit';
import { LoadState } from '../../shared/layout/LoadState';
import { PlainList } from '../../shared/layout/PlainList';
import { StandaloneLink } from '../../shared/layout/StandaloneLink';
import { labelOf, screenOf } from '../../shared/adminAreas';
import { ReminderList } from './ReminderList';

interface Check {
  text: string;
  href: string;
  /** Text after the link. */
  details?: string;
}

const checksPerList = (
  counts: Partial<Record<string, number>>,
  check: (count: number, list: string) => Check,
): Check[] =>
  Object.entries(counts).flatMap(([list, count]) => (count ? [check(count, list)] : []));

const LANGUAGES = TRANSLATION_LANGUAGES.map(({ name }) => name).join(' or ');

/** The checks as texts with links, the most harmful first. */
const checksOf = ({
  drafts,
  untranslated,
  undescribed,
  withoutConsent,
  consentEnding,
  deadLinks,
}: ContentChecks): Check[] => [
  ...deadLinks.map(({ list, _id, title, href }) => ({
    text: `Link to a page that is gone: ${title}`,
    href: `${screenOf(list)}?edit=${_id}`,
    details: href,
  })),
  ...checksPerList({ pictures: withoutConsent }, (count, list) => ({
    text:
      count === 1
        ? '1 picture of people without consent'
        : `${count} pictures of people without consent`,
    href: `${screenOf(list)}?show=no-consent`,
  })),
  ...checksPerList({ pictures: consentEnding }, (count, list) => ({
    text:
      count === 1
        ? 'The consent for 1 picture ends next month'
        : `The consent for ${count} pictures ends next month`,
    href: `${screenOf(list)}?show=consent-ending`,
  })),
  ...checksPerList(drafts, (count, list) => ({
    text: count === 1 ? `1 draft in ${labelOf(list)}` : `${count} drafts in ${labelOf(list)}`,
    href: `${screenOf(list)}?status=draft`,
  })),
  ...checksPerList({ pictures: undescribed }, (count, list) => ({
    text:
      count === 1 ? '1 picture without a description' : `${count} pictures without a description`,
    href: `${screenOf(list)}?show=undescribed`,
  })),
  ...checksPerList(untranslated, (count, list) => ({
    text: `${count} in ${labelOf(list)} not in ${LANGUAGES}`,
    href: screenOf('untranslated'),
  })),
];

/**
 * Problems of the content: broken internal links, drafts, pictures without a description, and
 * missing translations, and content that nobody has changed for a year.
 */
export function ContentChecksPanel() {
  const found = useQuery(contentChecksQuery());
  const { data } = found;
  const checks = data ? checksOf(data) : [];
  return (
    <Panel heading="What to check">
      <LoadState query={found} lines={3}>
        Failed to check the content.
      </LoadState>
      {data && checks.length === 0 && !data.reminders?.totalItems && (
        <Typography color="textSecondary">
          Nothing to do: everything is described, translated and published.
        </Typography>
      )}
      <PlainList>
        {checks.map(({ text, href, details }) => (
          <Box component="li" key={text + (details ?? '')} sx={{ overflowWrap: 'anywhere' }}>
            <StandaloneLink href={href}>{text}</StandaloneLink>
            {details && (
              <Typography component="span" variant="body2" color="textSecondary">
                {' '}
                {details}
              </Typography>
            )}
          </Box>
        ))}
      </PlainList>
      {data?.reminders && <ReminderList {...data.reminders} />}
    </Panel>
  );
}
