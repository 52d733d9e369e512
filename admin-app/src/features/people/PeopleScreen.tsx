import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, peopleQuery, type MadeInvitation } from '@charity-site/api-client';
import type { Person } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { Loading, Panel, TextSkeleton, VisuallyHidden } from '@charity-site/ui-kit';
import { reread } from '../../shared/site/reread';
import { EntryRow } from '../../shared/layout/EntryRow';
import { LoadState } from '../../shared/layout/LoadState';
import { PlainList } from '../../shared/layout/PlainList';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHead } from '../../shared/layout/ScreenHead';
import { unlessGone } from '../../shared/mutations/unlessGone';
import { Outcome } from '../../shared/mutations/Outcome';
import { useQuestion } from '../../shared/mutations/useQuestion';
import { useNoticedChange } from '../../shared/mutations/useReportedChange';
import { administratorQuery, useAdministrator } from '../../shared/session/administrator';
import { longDate, recentMoment } from '../../shared/site/time';
import { AccessDialog, accessWords, type AskedAccess } from './AccessDialog';
import { InvitationLink } from './InvitationLink';
import { InviteDialog } from './InviteDialog';
import { ROLE_WORDS } from './roleWords';

const callOf = (asked: AskedAccess): Promise<unknown> => {
  switch (asked.kind) {
    case 'end':
      return unlessGone(api.people.endAccess(asked.person._id));
    case 'withdraw':
      return unlessGone(api.people.withdraw(asked.invitation._id));
    default:
      return api.people.changeRole(
        asked.person._id,
        asked.kind === 'promote' ? 'administrator' : 'editor',
      );
  }
};

const detailsOf = ({ email, role, lastSeenAt }: Person): string =>
  `${email}. ${ROLE_WORDS[role].label}. ${lastSeenAt ? `Last seen ${recentMoment(lastSeenAt)}` : 'Not seen yet'}.`;

/** /admin/people: who has access, and invitations. */
export function PeopleScreen() {
  const queries = useQueryClient();
  const people = useQuery(peopleQuery());
  const { data, isFetching } = people;
  const own = useAdministrator();
  const [inviting, setInviting] = useState(false);
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const reload = () => reread('people');
  const { notice, setNotice, busy, run } = useNoticedChange(reload);
  const { subject, ask, dialog } = useQuestion((asked: AskedAccess) =>
    run({
      ...accessWords(asked),
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
      <ScreenHead
        heading="People"
        action={
          <Button variant="contained" onClick={() => setInviting(true)}>
            Invite a person
          </Button>
        }
      >
        Who can log in here. Give each person their own access, so that the history says who changed
        what.
      </ScreenHead>
      <Outcome notice={notice} />
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
            <EntryRow
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
            </EntryRow>
          ))}
        </PlainList>
      </Panel>
      {invitations.length > 0 && (
        <Panel heading="Invitations">
          <PlainList>
            {invitations.map((invitation) => (
              <EntryRow
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
              </EntryRow>
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
