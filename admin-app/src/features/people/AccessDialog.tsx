import type { Invitation, Person } from '@charity-site/api-client/entities';
import { ConfirmAction, type QuestionProps } from '../../shared/layout/ConfirmAction';

/** A change of access that waits for an answer. */
export type PendingAccessChange =
  | { kind: 'end' | 'promote' | 'demote'; person: Person }
  | { kind: 'withdraw'; invitation: Invitation };

interface Words {
  question: string;
  button: string;
  done: string;
  failed: string;
}

/** The texts of a change of access. */
export const accessMessages = (asked: PendingAccessChange): Words => {
  if (asked.kind === 'withdraw') {
    const { email } = asked.invitation;
    return {
      question: `Withdraw the invitation of ${email}? The link then stops working.`,
      button: 'Withdraw invitation',
      done: `The invitation of ${email} is withdrawn.`,
      failed: 'The invitation could not be withdrawn.',
    };
  }
  const { name } = asked.person;
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
  }[asked.kind];
};

interface AccessDialogProps extends Pick<QuestionProps, 'open' | 'onConfirm' | 'onCancel'> {
  asked: PendingAccessChange | undefined;
}

/** Asks before somebody's access changes. */
export function AccessDialog({ asked, ...dialog }: AccessDialogProps) {
  if (!asked) return null;
  const { question, button } = accessMessages(asked);
  const isEnd = asked.kind === 'end' || asked.kind === 'withdraw';
  return (
    <ConfirmAction
      {...dialog}
      text={question}
      answer={button}
      color={isEnd ? 'error' : 'primary'}
    />
  );
}
