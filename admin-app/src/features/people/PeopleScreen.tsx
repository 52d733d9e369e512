import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, peopleQuery, type CreatedInvitation } from '@charity-site/api-client';
import type { Person } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { Loading, Panel, TextSkeleton, VisuallyHidden } from '@charity-site/ui-kit';
import { reread } from '../../shared/site/reread';
import { ContentRow } from '../../shared/layout/ContentRow';
import { LoadState } from '../../shared/layout/LoadState';
import { PlainList } from '../../shared/layout/PlainList';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHeader } from '../../shared/layout/ScreenHeader';
import { ignoreNotFound } from '../../shared/mutations/ignoreNotFound';
import { NoticeBanner } from '../../shared/mutations/NoticeBanner';
import { useConfirm } from '../../shared/mutations/useConfirm';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';
import { administratorQuery, useAdministrator } from '../../shared/session/administrator';
import { longDate, formatRecent } from '../../shared/site/time';
import { AccessDialog, accessMessages, type PendingAccessChange } from './AccessDialog';
import { InvitationLink } from './InvitationLink';
import { InviteDialog } from './InviteDialog';
import { ROLE_WORDS } from './roleWords';

const callOf = (asked: PendingAccessChange): Promise<unknown> => {
  switch (asked.kind) {
    case 'end':
      return ignoreNotFound(api.people.endAccess(asked.person._id));
    case 'withdraw':
      return ignoreNotFound(api.people.withdraw(asked.invitation._id));
    default:
      return api.people.changeRole(
        asked.person._id,
        asked.kind === 'promote' ? 'administrator' : 'editor',
      );
  }
};

const detailsOf = ({ email, role, lastSeenAt }: Person): string =>
  `${email}. ${ROLE_WORDS[role].label}. ${lastSeenAt ? `Last seen ${formatRecent(lastSeenAt)}` : 'Not seen yet'}.`;

/** /admin/people: who has access, and invitations. */
export function PeopleScreen() {
  const queries = useQueryClient();
  const people = useQuery(peopleQuery());
  const { data, isFetching } = people;
  const own = useAdministrator();
  const [inviting, setInviting] = useState(false);
  const [made, setMade] = useState<CreatedInvitation | null>(null);
  const reload = () => reread('people');
  const { notice, setNotice, busy, run } = useMutationWithLocalNotice(reload);
  const { subject, ask, dialog } = useConfirm((asked: PendingAccessChange) =>
    run({
      ...accessMessages(asked),
      call: async () => {
        await callOf(asked);
        if (asked.kind === 'withdraw')
          setMade((shown) => (shown?.invitation._id === asked.invitation._id ? null : shown));
        else if (asked.person._id === own?._id)
          await queries.invalidateQueries({
            queryKey: administratorQuery().queryKey,
            refetchType: 'all',
          });
      },
    }),
  );
  const isOnlyAdministrator = ({ role }: Person) =>
    role === 'administrator' && data?.people.filter((other) => other.role === role).length === 1;
  const invitations = data?.invitations ?? [];
  return (
    <Screen>
      <ScreenHeader
        heading="People"
        action={
          <Button variant="contained" onClick={() => setInviting(true)}>
            Invite a person
          </Button>
        }
      >
        Who can log in here. Give each person their own access, so that the history says who changed
        what.
      </ScreenHeader>
      <NoticeBanner notice={notice} />
      {made && <InvitationLink made={made} />}
      <LoadState of={people}>Failed to fetch people.</LoadState>
      <Panel heading="People with access" busy={isFetching}>
        {people.isPending && (
          <Loading>
            <TextSkeleton lines={4} />
          </Loading>
        )}
        <PlainList>
          {data?.people.map((person) => (
            <ContentRow
              key={person._id}
              title={person._id === own?._id ? `${person.name} (you)` : person.name}
              details={detailsOf(person)}
            >
              {!isOnlyAdministrator(person) && (
                <>
                  <Button
                    variant="outlined"
                    disabled={busy !== ''}
                    onClick={() =>
                      ask({ kind: person.role === 'editor' ? 'promote' : 'demote', person })
                    }
                  >
                    {person.role === 'editor' ? 'Make administrator' : 'Make editor'}
                    <VisuallyHidden> ({person.name})</VisuallyHidden>
                  </Button>
                  <Button
                    color="error"
                    disabled={busy !== ''}
                    onClick={() => ask({ kind: 'end', person })}
                  >
                    End access
                    <VisuallyHidden> of {person.name}</VisuallyHidden>
                  </Button>
                </>
              )}
            </ContentRow>
          ))}
        </PlainList>
      </Panel>
      {invitations.length > 0 && (
        <Panel heading="Invitations">
          <PlainList>
            {invitations.map((invitation) => (
              <ContentRow
                key={invitation._id}
                title={invitation.email}
                details={`${ROLE_WORDS[invitation.role].label}. Invited by ${invitation.invitedBy}, until ${longDate(invitation.endsAt)}.`}
              >
                <Button
                  color="error"
                  disabled={busy !== ''}
                  onClick={() => ask({ kind: 'withdraw', invitation })}
                >
                  Withdraw
                  <VisuallyHidden> the invitation of {invitation.email}</VisuallyHidden>
                </Button>
              </ContentRow>
            ))}
          </PlainList>
        </Panel>
      )}
      {inviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(invitation) => {
            setInviting(false);
            setNotice(null);
            setMade(invitation);
            void reload();
          }}
        />
      )}
      <AccessDialog asked={subject} {...dialog} />
    </Screen>
  );
}
