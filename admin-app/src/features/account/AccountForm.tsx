import Button from '@mui/material/Button';
import { Panel, useFocusFirstError } from '@charity-site/ui-kit';
import { useRef, type ReactNode } from 'react';
import { NoticeBanner } from '../../shared/mutations/NoticeBanner';
import type { useAccountForm } from './useAccountForm';

interface AccountFormProps {
  /** Heading, and label of the button. */
  heading: string;
  form: Pick<ReturnType<typeof useAccountForm>, 'attempt' | 'busy' | 'notice' | 'submit'>;
  children: ReactNode;
}

/** Layout of a form that changes the account. */
export function AccountForm({ heading, form, children }: AccountFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  useFocusFirstError(form.attempt, formRef);
  return (
    <Panel ref={formRef} heading={heading} onSubmit={form.submit}>
      <NoticeBanner notice={form.notice} />
      {children}
      <Button type="submit" variant="contained" disabled={form.busy} sx={{ justifySelf: 'start' }}>
        {form.busy ? 'Saving...' : heading}
      </Button>
    </Panel>
  );
}
