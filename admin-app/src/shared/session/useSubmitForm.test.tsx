import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInRules, validateWith, type SignIn } from '@charity-site/api-client/entities';
import { Field, PasswordField } from '@charity-site/ui-kit';
import { AuthForm } from './AuthForm';
import { useSubmitForm } from './useSubmitForm';

function LogIn({ send }: { send: (values: SignIn) => Promise<void> }) {
  const form = useSubmitForm({
    blank: { email: '', password: '' },
    validate: validateWith(signInRules),
    send,
    failed: '',
  });
  return (
    <AuthForm form={form} submitLabel="Log in">
      <Field {...form.field('email')} label="Email" type="email" />
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
    </AuthForm>
  );
}

test('submits fields that a password manager filled without an event', async () => {
  const send = jest.fn(async (_values: SignIn) => {});
  render(<LogIn send={send} />);
  const filled = { email: 'grace@example.org', password: 'three-unrelated-words' };
  screen.getByLabelText<HTMLInputElement>('Email').value = filled.email;
  screen.getByLabelText<HTMLInputElement>('Password').value = filled.password;
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith(filled));
  expect(screen.getByLabelText('Email')).toHaveValue(filled.email);
});
