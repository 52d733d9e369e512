import type { Invitation, Person } from '@charity-site/api-client/entities';
import { ConfirmAction, type ConfirmActionProps } from '../../shared/layout/ConfirmAction';

/** A change of access that is not confirmed yet. */
export type PendingAccessChange =
  | { kind: 'end' | 'promote' | 'demote'; person: Person }
  | { kind: 'withdraw'; invitation: Invitation };

interface AccessMessages {
  question: string;
  button: string;
  done: string;
  failed: string;
}

/** The messages of a change of access. */
export const accessMessages = (change: PendingAccessChange): AccessMessages => {
  if (change.kind === 'withdraw') {
    const { email } = change.invitation;
    return {
      question: `Withdraw the invitation of ${email}? The link then stops working.`,
      button: 'Withdraw invitation',
      done: `The invitation of ${email} is withdrawn.`,
      failed: 'The invitation could not be withdrawn.',
    };
  }
  const { name } = change.person;
  return {
    end: {
      question: `End the access of ${name}? All of their devices are logged out at once. What they wrote stays, with their name.`,
      button: 'End access',
      done: `${name} no longer has access.`,
      failed: `The access of ${name} could not be ended.`,
    },
    promote: {
      question: `Make ${name} an administrator? Administrators may do everything, and give and end access.`,
      button: 'Make administrator',
      done: `${name} is an administrator now.`,
      failed: 'The role could not be changed.',
    },
    demote: {
      question: `Make ${name} an editor? Editors do not see messages, settings and people.`,
      button: 'Make editor',
      done: `${name} is an editor now.`,
      failed: 'The role could not be changed.',
    },
  }[change.kind];
};

interface AccessDialogProps extends Pick<ConfirmActionProps, 'open' | 'onConfirm' | 'onCancel'> {
  change: PendingAccessChange | undefined;
}

/** Confirms a change of somebody's access. */
export function AccessDialog({ change, ...dialog }: AccessDialogProps) {
  if (!change) return null;
  const { question, button } = accessMessages(change);
  const isEnd = change.kind === 'end' || change.kind === 'withdraw';
  return (
    <ConfirmAction
      {...dialog}
      text={question}
      confirmLabel={button}
      color={isEnd ? 'error' : 'primary'}
    />
  );
}
