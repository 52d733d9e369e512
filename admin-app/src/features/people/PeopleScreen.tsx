import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, peopleQuery, type CreatedInvitation } from '@charity-site/api-client';
import { ROLES, type Person } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { Loading, Panel, TextSkeleton, VisuallyHidden } from '@charity-site/ui-kit';
import { reread } from '../../shared/site/reread';
import { ContentRow } from '../../shared/layout/ContentRow';
import { LoadState } from '../../shared/layout/LoadState';
import { NewLink } from '../../shared/layout/NewLink';
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
import { InviteDialog } from './InviteDialog';
import { ROLE_LABELS } from './roleLabels';

const callOf = (change: PendingAccessChange): Promise<unknown> => {
  switch (change.kind) {
    case 'end':
      return ignoreNotFound(api.people.endAccess(change.person._id));
    case 'secondFactor':
      return api.people.resetSecondFactor(change.person._id);
    case 'withdraw':
      return ignoreNotFound(api.people.withdraw(change.invitation._id));
    default:
      return api.people.changeRole(change.person._id, change.role);
  }
};

const detailsOf = ({ email, role, lastSeenAt, hasSecondFactor }: Person): string =>
  `${email}. ${ROLE_LABELS[role].label}. ${lastSeenAt ? `Last seen ${formatRecent(lastSeenAt)}` : 'Not seen yet'}.${hasSecondFactor ? ' Second factor on.' : ''}`;

/** /admin/people: who has access, and invitations. */
export function PeopleScreen() {
  const queries = useQueryClient();
  const people = useQuery(peopleQuery());
  const { data, isFetching } = people;
  const own = useAdministrator();
  const [inviting, setInviting] = useState(false);
  const [created, setCreated] = useState<CreatedInvitation | null>(null);
  const reload = () => reread('people');
  const { notice, setNotice, busy, run } = useMutationWithLocalNotice(reload);
  const { subject, ask, dialog } = useConfirm((change: PendingAccessChange) =>
    run({
      ...accessMessages(change),
      call: async () => {
        await callOf(change);
        if (change.kind === 'withdraw')
          setCreated((shown) => (shown?.invitation._id === change.invitation._id ? null : shown));
        else if (change.person._id === own?._id)
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
      {created && (
        <NewLink
          heading={`Invitation for ${created.invitation.email}`}
          path={created.path}
          of="invitation link"
        >
          {created.isMailed
            ? 'We have sent this link by email.'
            : 'Send this link to the person, for example by WhatsApp.'}{' '}
          It works once, until {longDate(created.invitation.endsAt)}, and is not shown again.
        </NewLink>
      )}
      <LoadState query={people}>Failed to fetch people.</LoadState>
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
              {person.hasSecondFactor && person._id !== own?._id && (
                <Button
                  variant="outlined"
                  disabled={busy !== ''}
                  onClick={() => ask({ kind: 'secondFactor', person })}
                >
                  Reset second factor
                  <VisuallyHidden> of {person.name}</VisuallyHidden>
                </Button>
              )}
              {!isOnlyAdministrator(person) && (
                <>
                  {ROLES.filter((role) => role !== person.role).map((role) => (
                    <Button
                      key={role}
                      variant="outlined"
                      disabled={busy !== ''}
                      onClick={() => ask({ kind: 'role', role, person })}
                    >
                      {`Make ${role}`}
                      <VisuallyHidden> ({person.name})</VisuallyHidden>
                    </Button>
                  ))}
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
                details={`${ROLE_LABELS[invitation.role].label}. Invited by ${invitation.invitedBy}, until ${longDate(invitation.endsAt)}.`}
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
            setCreated(invitation);
            void reload();
          }}
        />
      )}
      <AccessDialog change={subject} {...dialog} />
    </Screen>
  );
}
