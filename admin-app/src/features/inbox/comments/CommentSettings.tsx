import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api, blockedSendersQuery, singletonApi, singletonQuery } from '@charity-site/api-client';
import {
  commentSettings,
  type CommentSettings as Settings,
} from '@charity-site/api-client/entities';
import { EmptyMessage, Panel, SelectField, VisuallyHidden } from '@charity-site/ui-kit';
import { PlainList } from '../../../shared/layout/PlainList';
import { ignoreNotFound } from '../../../shared/mutations/ignoreNotFound';
import { NoticeBanner } from '../../../shared/mutations/NoticeBanner';
import { useMutationWithLocalNotice } from '../../../shared/mutations/useMutationWithNotice';
import { longDate } from '../../../shared/site/time';

const OPTIONS: { value: Settings['newComments']; label: string }[] = [
  { value: 'appear', label: 'Appear at once' },
  { value: 'wait', label: 'Wait for approval' },
];

const settingsApi = singletonApi(commentSettings);

/** Setting for new comments, and the blocked addresses. */
export function CommentSettings() {
  const settings = useQuery(singletonQuery('comment-settings'));
  const blocked = useQuery(blockedSendersQuery());

  const { notice, run } = useMutationWithLocalNotice(() =>
    Promise.all([settings, blocked].map(({ refetch }) => refetch())),
  );
  const mutationOptions = { failed: 'Failed to save.', repeats: true };
  const save = (newComments: Settings['newComments']) =>
    run({
      ...mutationOptions,
      call: () => settingsApi.save({ newComments }),
      done:
        newComments === 'wait' ? 'New comments wait for approval.' : 'New comments appear at once.',
    });
  const unblock = (id: string) =>
    run({
      ...mutationOptions,
      call: () => ignoreNotFound(api.comments.unblock(id)),
      done: 'Address unblocked.',
    });
  return (
    // A section, so that useRestoreFocus finds its heading when a button of the notice disappears.
    <Box component="section" sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      <NoticeBanner notice={notice} />
      <Panel heading="Approval" busy={settings.isPending}>
        <SelectField
          name="newComments"
          label="New comments"
          hint="Comments with links, and what looks like spam, are always held for approval."
          options={OPTIONS}
          value={settings.data?.newComments ?? 'appear'}
          disabled={settings.isPending}
          onChange={(value) => {
            for (const option of OPTIONS) if (option.value === value) void save(option.value);
          }}
        />
      </Panel>
      <Panel heading="Blocked addresses" busy={blocked.isPending}>
        {blocked.data?.length === 0 && <EmptyMessage>No addresses are blocked.</EmptyMessage>}
        <PlainList>
          {blocked.data?.map(({ _id, name, by, blockedAt }) => (
            <Box
              component="li"
              key={_id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                alignItems: 'center',
                py: 1,
                typography: 'body2',
              }}
            >
              <Box sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
                {name}, blocked on {longDate(blockedAt)}
                {by && ` by ${by}`}
              </Box>
              <Button size="small" onClick={() => void unblock(_id)}>
                Unblock<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </Box>
          ))}
        </PlainList>
      </Panel>
    </Box>
  );
}
