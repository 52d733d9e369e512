import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { api } from '@charity-site/api-client';
import { pageHeroes, type Reminders } from '@charity-site/api-client/entities';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { labelOf, screenOf } from '../../shared/adminAreas';
import { ContentRow } from '../../shared/layout/ContentRow';
import { PlainList } from '../../shared/layout/PlainList';
import { StandaloneLink } from '../../shared/layout/StandaloneLink';
import { NoticeBanner } from '../../shared/mutations/NoticeBanner';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';
import { reread } from '../../shared/site/reread';
import { longDate } from '../../shared/site/time';

type Reminder = Reminders['items'][number];

const nameOf = ({ title, list }: Reminder): string => title || labelOf(list);

/** Path of the form of an item. */
const hrefOf = ({ list, item }: Reminder): string =>
  item === list
    ? screenOf(list)
    : `${screenOf(list)}?${list === pageHeroes.path ? 'page' : 'edit'}=${item}`;

/** The content that nobody has changed for a year, each with a button that ends its reminder. */
export function ReminderList({ items, totalItems }: Reminders) {
  const { notice, busy, run } = useMutationWithLocalNotice(() => reread('dashboard', 'history'));
  const more = totalItems - items.length;
  return (
    <>
      <NoticeBanner notice={notice} />
      {totalItems > 0 && (
        <Typography component="h3" variant="h5">
          Nobody has changed this for a year
        </Typography>
      )}
      <PlainList>
        {items.map((reminder) => (
          <ContentRow
            key={`${reminder.list}/${reminder.item}`}
            title={<StandaloneLink href={hrefOf(reminder)}>{nameOf(reminder)}</StandaloneLink>}
            details={`${reminder.title ? `${labelOf(reminder.list)}, last` : 'Last'} changed on ${longDate(reminder.at)}`}
          >
            <Button
              variant="outlined"
              disabled={busy !== ''}
              onClick={() =>
                void run({
                  call: () => api.stillRight(reminder.list, reminder.item),
                  done: `“${nameOf(reminder)}” is still right. You will be reminded again in a year.`,
                  failed: 'Failed to save.',
                })
              }
            >
              Still right<VisuallyHidden> “{nameOf(reminder)}”</VisuallyHidden>
            </Button>
          </ContentRow>
        ))}
      </PlainList>
      {more > 0 && <Typography color="textSecondary">and {more} more</Typography>}
    </>
  );
}
