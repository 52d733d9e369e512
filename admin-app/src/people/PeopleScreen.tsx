import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, errorText, isNotFound, peopleQuery, type MadeInvitation } from '@charity-site/api-client';
import type { Person } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { LoadError, Loading, Panel, TextSkeleton, VisuallyHidden } from '@charity-site/ui-kit';
import { EntryList } from '../layout/EntryList';
import { EntryRow } from '../layout/EntryRow';
import { Screen } from '../layout/Screen';
import { ScreenHead } from '../layout/ScreenHead';
import { Outcome, type OutcomeNotice } from '../list/Outcome';
import { administratorQuery } from '../session/administrator';
import { longDate, recentMoment } from '../site/time';
import { AccessDialog, accessWords, type AskedAccess } from './AccessDialog';
import { InvitationLink } from './InvitationLink';
import { InviteDialog } from './InviteDialog';
import { ROLE_WORDS } from './roleWords';

const callOf = (asked: AskedAccess): Promise<void> => {
  switch (asked.kind) {
    case 'end':
      return api.people.endAccess(asked.person._id);
    case 'withdraw':
      return api.people.withdraw(asked.invitation._id);
    default:
      return api.people.changeRole(asked.person._id, asked.kind === 'promote' ? 'administrator' : 'editor');
  }
};

const isDone = (error: unknown, { kind }: AskedAccess): boolean =>
  isNotFound(error) && (kind === 'end' || kind === 'withdraw');

const detailsOf = ({ email, role, lastSeenAt }: Person): string =>
  `${email}. ${ROLE_WORDS[role].label}. ${lastSeenAt ? `Last seen ${recentMoment(lastSeenAt)}` : 'Not seen yet'}.`;

/** /admin/people: who has access, and invitations. */
export function PeopleScreen() {
  const queries = useQueryClient();
  const { data, isError, isFetching, isPending, refetch } = useQuery(peopleQuery());
  const { data: own } = useQuery({ ...administratorQuery(), enabled: false });
  const [notice, setNotice] = useState<OutcomeNotice | null>(null);
  const [inviting, setInviting] = useState(false);
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const [asking, setAsking] = useState(false);
  // The question stays while its dialog fades out.
  const [asked, setAsked] = useState<AskedAccess | null>(null);
  const [busy, setBusy] = useState(false);

  const ask = (what: AskedAccess) => {
    setAsked(what);
    setAsking(true);
  };
  const change = async (what: AskedAccess) => {
    setAsking(false);
    setBusy(true);
    setNotice(null);
    const { done, failed } = accessWords(what);
    try {
      // A 404 counts as done, because the answer of an earlier try may have been lost.
      await callOf(what).catch((error: unknown) => {
        if (!isDone(error, what)) throw error;
      });
      setNotice({ kind: 'success', text: done });
      if (what.kind === 'withdraw' && made?.invitation._id === what.invitation._id) setMade(null);
      const isOwn = what.kind !== 'withdraw' && what.person._id === own?._id;
      if (isOwn) await queries.invalidateQueries({ queryKey: administratorQuery().queryKey, refetchType: 'all' });
    } catch (error) {
      setNotice({ kind: 'error', text: `${failed} ${errorText(error)}` });
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: peopleQuery().queryKey });
    }
  };
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
        Who can log in here. Give each person their own access, so that the history says who changed what.
      </ScreenHead>
      <Outcome notice={notice} />
      {made && <InvitationLink made={made} />}
      {isError && !data && <LoadError onRetry={() => void refetch()}>Failed to fetch people.</LoadError>}
      <Panel heading="People with access" busy={isFetching}>
        {isPending && (
          <Loading>
            <TextSkeleton lines={4} />
          </Loading>
        )}
        <EntryList>
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
                    disabled={busy}
                    onClick={() => ask({ kind: person.role === 'editor' ? 'promote' : 'demote', person })}
                  >
                    {person.role === 'editor' ? 'Make administrator' : 'Make editor'}
                    <VisuallyHidden> ({person.name})</VisuallyHidden>
                  </Button>
                  <Button color="error" disabled={busy} onClick={() => ask({ kind: 'end', person })}>
                    End access
                    <VisuallyHidden> of {person.name}</VisuallyHidden>
                  </Button>
                </>
              )}
            </EntryRow>
          ))}
        </EntryList>
      </Panel>
      {invitations.length > 0 && (
        <Panel heading="Invitations">
          <EntryList>
            {invitations.map((invitation) => (
              <EntryRow
                key={invitation._id}
                title={invitation.email}
                details={`${ROLE_WORDS[invitation.role].label}. Invited by ${invitation.invitedBy}, until ${longDate(invitation.endsAt)}.`}
              >
                <Button color="error" disabled={busy} onClick={() => ask({ kind: 'withdraw', invitation })}>
                  Withdraw
                  <VisuallyHidden> the invitation of {invitation.email}</VisuallyHidden>
                </Button>
              </EntryRow>
            ))}
          </EntryList>
        </Panel>
      )}
      {inviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(invitation) => {
            setInviting(false);
            setNotice(null);
            setMade(invitation);
            void queries.invalidateQueries({ queryKey: peopleQuery().queryKey });
          }}
        />
      )}
      <AccessDialog
        open={asking}
        asked={asked}
        onConfirm={() => void (asked && change(asked))}
        onCancel={() => setAsking(false)}
      />
    </Screen>
  );
}
