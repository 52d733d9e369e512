import Typography from '@mui/material/Typography';
import { notice, type Notice } from '@charity-site/api-client/entities';
import { getQueryClient } from '@charity-site/api-client/http';
import { SecondaryText } from '../../../shared/layout/SecondaryText';
import { formatInstant, isFuture } from '../../../shared/site/time';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

const visibility = ({ from, until }: Notice): string => {
  if (!isFuture(until)) return `It ended on ${formatInstant(until)}.`;
  const start = isFuture(from) ? ` from ${formatInstant(from)}` : '';
  return `Visitors see it${start} until ${formatInstant(until)}.`;
};

/** /admin/notice */
export default createSingletonScreen<Notice>({
  type: notice,
  first: { kind: 'information' },
  // Public pages that are opened later show it.
  onStored: () => void getQueryClient().invalidateQueries({ queryKey: [notice.path], exact: true }),
  words: { noun: 'notice' },
  fields: {
    text: { rows: 3, hint: 'One or two sentences, above every page.' },
    kind: {
      options: [
        { value: 'information', label: 'Information' },
        { value: 'warning', label: 'Warning' },
      ],
    },
    link: { hint: 'Optional. A page such as /events, or a web address, with more about it.' },
    from: { hint: 'Left empty, visitors see it at once.' },
    until: { hint: 'It then disappears by itself.' },
  },
  show: (value) => (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{value.text}</Typography>
      <SecondaryText>{visibility(value)}</SecondaryText>
    </>
  ),
});
