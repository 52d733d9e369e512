import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  blockedText,
  causeDetails,
  causesText,
  partTitle,
  visitorsText,
  type SitePart,
} from '@charity-site/api-client/entities';
import { useId } from 'react';
import { Facts } from '@charity-site/ui-kit';
import { Note } from '../../shared/layout/Note';
import { longMoment } from '../../shared/site/time';
import { CanaryNotice } from './CanaryNotice';
import type { ChangeablePart } from './changes';
import { PartSwitches } from './PartSwitches';
import { RefusedNotice } from './RefusedNotice';
import { TechnicalDetails } from './TechnicalDetails';
import { checkText, leadsForward, renderingText, sizeText, stateOf } from './words';

const actionText = (part: SitePart) =>
  leadsForward(part) ? 'Return to the newer version' : 'Restore previous version';

/** A row of facts; none without a text. */
const ifAny = (name: string, text: string | undefined) => (text ? [[name, text] as const] : []);

/**
 * One part of the site: its live version, its state, its canary, and a button for the previous
 * version.
 */
export function PartCard({ part, busy, onChange }: ChangeablePart) {
  const { name, version, since, by, previous, canary, visitors } = part;
  const { title, about } = partTitle(name);
  const state = stateOf(part);
  const titleId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2.5, sm: 3 }, display: 'flex', flexDirection: 'column', gap: 2.5 }}
    >
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography component="h3" variant="h5" id={titleId}>
          {title}
        </Typography>
        <Typography color="textSecondary">{about}</Typography>
        <Chip
          size="small"
          variant="outlined"
          color={state.color}
          label={state.text}
          sx={{ mt: 1 }}
        />
      </Box>
      <Facts
        facts={[
          ['Live since', `${longMoment(since)}${by ? `, by ${by}` : ''}`],
          ['Visitors', visitors ? visitorsText(visitors) : 'The counts cannot be read now.'],
          ...ifAny('Most frequent problems', visitors && causesText(visitors)),
          ...ifAny('Blocked by browsers', visitors && blockedText(visitors)),
          ...ifAny(
            'Visitors of the previous version',
            previous?.visitors && visitorsText(previous.visitors),
          ),
          ...ifAny('Slow pages', renderingText(part)),
          ['Check before it went live', checkText(part)],
        ]}
      />
      <RefusedNotice part={part} />
      <CanaryNotice part={part} busy={busy} onChange={onChange} />
      <PartSwitches part={part} />
      <Box sx={{ mt: 'auto', display: 'grid', gap: 1, justifyItems: 'start' }}>
        {previous && (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => onChange('restore')}
            aria-label={busy ? undefined : `${actionText(part)}: ${title}`}
          >
            {busy ? 'Switching...' : actionText(part)}
          </Button>
        )}
        <Note>
          {previous
            ? `It was released on ${longMoment(previous.releasedAt)}.`
            : 'There is no previous version yet.'}
        </Note>
        <TechnicalDetails
          lines={[
            `Version: ${version}`,
            sizeText(part),
            previous && `Previous version: ${previous.version}`,
            canary && `New version: ${canary.version}`,
            part.refused && `Refused version: ${part.refused.version}`,
            ...(visitors ? causeDetails(visitors) : []),
          ]}
        />
      </Box>
    </Card>
  );
}
