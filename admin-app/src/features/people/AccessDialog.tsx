import type { Invitation, Person, Role } from '@charity-site/api-client/entities';
import { ConfirmAction, type ConfirmActionProps } from '../../shared/layout/ConfirmAction';

/** A change of access that is not confirmed yet. */
export type PendingAccessChange =
  | { kind: 'end'; person: Person }
  | { kind: 'secondFactor'; person: Person }
  | { kind: 'role'; role: Role; person: Person }
  | { kind: 'withdraw'; invitation: Invitation };

interface AccessMessages {
  question: string;
  button: string;
  done: string;
  failed: string;
}

/** A role with its article, and what its people may do. */
const ROLE_CHANGES: Record<Role, { noun: string; effect: string }> = {
  administrator: {
    noun: 'an administrator',
    effect: 'Administrators may do everything, and give and end access.',
  },
  editor: { noun: 'an editor', effect: 'Editors do not see messages, settings and people.' },
  writer: { noun: 'a writer', effect: 'What writers write is published by somebody else.' },
};

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
  if (change.kind === 'end')
    return {
      question: `End the access of ${name}? All of their devices are logged out at once. What they wrote stays, with their name.`,
      button: 'End access',
      done: `${name} no longer has access.`,
      failed: `The access of ${name} could not be ended.`,
    };
  if (change.kind === 'secondFactor')
    return {
      question: `Reset the second factor of ${name}? Make sure that it is ${name} who asks: a login then needs only the password.`,
      button: 'Reset second factor',
      done: `${name} can log in with the password.`,
      failed: 'The second factor could not be reset.',
    };
  const { noun, effect } = ROLE_CHANGES[change.role];
  return {
    question: `Make ${name} ${noun}? ${effect}`,
    button: `Make ${change.role}`,
    done: `${name} is ${noun} now.`,
    failed: 'The role could not be changed.',
  };
};

interface AccessDialogProps extends Pick<ConfirmActionProps, 'open' | 'onConfirm' | 'onCancel'> {
  change: PendingAccessChange | undefined;
}

/** Confirms a change of somebody's access. */
export function AccessDialog({ change, ...dialog }: AccessDialogProps) {
  if (!change) return null;
  const { question, button } = accessMessages(change);
  const isEnd = change.kind !== 'role';
  return (
    <ConfirmAction
      {...dialog}
      text={question}
      confirmLabel={button}
      color={isEnd ? 'error' : 'primary'}
    />
  );
}
