import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, serverMessage } from '@charity-site/api-client';
import { acceptanceRules, validateWith, type Invitation } from '@charity-site/api-client/entities';
import { useLocation, useNavigate } from 'react-router-dom';
import { Banner, Field, LoadError, Loading, TextSkeleton } from '@charity-site/ui-kit';
import { StandaloneLink } from '../../shared/layout/StandaloneLink';
import { AuthForm } from '../../shared/session/AuthForm';
import { AuthLayout } from '../../shared/session/AuthLayout';
import { NewPasswordField } from '../../shared/session/NewPasswordField';
import { beginSession } from '../../shared/session/ownSession';
import { useSubmitForm } from '../../shared/session/useSubmitForm';
import { useOneTimeSubmit } from '../../shared/session/useOneTimeSubmit';
import { ROLE_LABELS } from './roleLabels';

const validate = validateWith(acceptanceRules);

/** For a URL without the token in its hash. */
const INCOMPLETE_LINK =
  'This address is not complete. Please open the whole link of your invitation.';

/** /admin/invitation#token: an invited person chooses a name and a password. */
export function InvitationPage() {
  const token = useLocation().hash.slice(1);
  const invitation = useQuery({
    queryKey: ['invitation', token] as const,
    queryFn: ({ signal }) => api.people.invitation(token, signal),
    // Without a token there is no invitation to fetch.
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  });
  const rejection = token === '' ? INCOMPLETE_LINK : serverMessage(invitation.error);
  return (
    <AuthLayout
      title="Invitation"
      heading="Welcome"
      intro={
        invitation.data
          ? `${invitation.data.invitedBy} invites you to look after this site. ${ROLE_LABELS[invitation.data.role].label}: ${ROLE_LABELS[invitation.data.role].rights}`
          : 'An invitation to look after this site.'
      }
    >
      {invitation.isLoading && (
        <Loading>
          <TextSkeleton lines={4} />
        </Loading>
      )}
      {(invitation.isError || token === '') &&
        (rejection ? (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Banner kind="error">{rejection}</Banner>
            <StandaloneLink href="/admin/login">Log in</StandaloneLink>
          </Box>
        ) : (
          <LoadError onRetry={() => void invitation.refetch()}>
            The server cannot be reached.
          </LoadError>
        ))}
      {invitation.data && <AcceptForm token={token} email={invitation.data.email} />}
    </AuthLayout>
  );
}

function AcceptForm({ token, email }: { token: string } & Pick<Invitation, 'email'>) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const sendOnce = useOneTimeSubmit();
  const form = useSubmitForm({
    blank: { name: '', password: '' },
    validate: (values) => validate({ ...values, token }),
    send: async ({ name, password }) => {
      const accepted = await sendOnce({ email, password }, () =>
        api.people.accept({ token, name, password }),
      );
      beginSession(accepted.token);
      // The new person must not see data cached for the previous one.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'invitation' });
      await navigate('/admin', { replace: true });
    },
    failed: 'The invitation could not be accepted.',
  });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <AuthForm form={form} submitLabel="Accept the invitation">
        <Field
          name="email"
          label="Email"
          value={email}
          onChange={() => {}}
          autoComplete="username"
          readOnly
        />
        <Field
          {...form.field('name')}
          label="Name"
          hint="Others see it beside what you change."
          autoComplete="name"
          required
        />
        <NewPasswordField {...form.field('password')} label="Password" />
      </AuthForm>
      <StandaloneLink href="/admin/login">Log in instead</StandaloneLink>
    </Box>
  );
}
