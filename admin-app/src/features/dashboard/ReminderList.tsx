import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { api } from '@charity-site/api-client';
import { pageHeroes, type Reminders } from '@charity-site/api-client/entities';
import { getQueryClient } from '@charity-site/api-client/http';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { labelOf, screenOf } from '../../shared/adminAreas';
import { ContentRow } from '../../shared/layout/ContentRow';
import { PlainList } from '../../shared/layout/PlainList';
import { StandaloneLink } from '../../shared/layout/StandaloneLink';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';
import { longDate } from '../../shared/site/time';

/** The content that nobody has changed for a year, each with a button that ends its reminder. */
export function ReminderList({ items, totalItems }: Reminders) {
  if (totalItems === 0) return null;
  const more = totalItems - items.length;
  return (
    <>
      <Typography component="h3" variant="h5" sx={{ mt: 3 }}>
        Nobody has changed this for a year
      </Typography>
      <PlainList>
        {items.map((reminder) => (
          <ReminderRow key={`${reminder.list}/${reminder.item}`} {...reminder} />
        ))}
      </PlainList>
      {more > 0 && (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          and {more} more
        </Typography>
      )}
    </>
  );
}

/**
 * An item with its reminder. The row stays after the press: the next row would move under the
 * finger, and the focus would move to the start of the panel.
 */
function ReminderRow({ list, item, title, at }: Reminders['items'][number]) {
  const { notice, busy, run } = useMutationWithLocalNotice(() =>
    getQueryClient().invalidateQueries({ refetchType: 'none' }),
  );
  const isDone = notice?.kind === 'success';
  const name = title || labelOf(list);
  const screen = screenOf(list);
  const form = `${screen}?${list === pageHeroes.path ? 'page' : 'edit'}=${item}`;
  const save = () =>
    run({
      call: () => api.stillRight(list, item),
      done: 'Noted. You will be reminded again in a year.',
      failed: 'Failed to save.',
    });
  return (
    <ContentRow
      title={<StandaloneLink href={item === list ? screen : form}>{name}</StandaloneLink>}
      details={
        notice ? (
          <span role="status">{notice.text}</span>
        ) : (
          `${title ? `${labelOf(list)}, last` : 'Last'} changed on ${longDate(at)}`
        )
      }
    >
      <Button
        variant={isDone ? 'text' : 'outlined'}
        aria-disabled={isDone}
        onClick={() => !isDone && busy === '' && void save()}
      >
        Still right<VisuallyHidden> “{name}”</VisuallyHidden>
      </Button>
    </ContentRow>
  );
}
