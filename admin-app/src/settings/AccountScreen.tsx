import { ChangeEmailForm } from './ChangeEmailForm';
import { ChangePasswordForm } from './ChangePasswordForm';
import { SettingsPage } from './SettingsPage';

/** /admin/account: changes email and password (docs/product.md 5.12). */
export function AccountScreen() {
  return (
    <SettingsPage heading="Account Settings">
      <ChangeEmailForm />
      <ChangePasswordForm />
    </SettingsPage>
  );
}
