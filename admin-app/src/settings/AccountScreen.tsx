import { ChangeEmailForm } from './ChangeEmailForm';
import { ChangePasswordForm } from './ChangePasswordForm';
import { SettingsPage } from './SettingsPage';

/** /admin/account: e-mail and password of the administrator, really changed (docs/product.md 5.12). */
export function AccountScreen() {
  return (
    <SettingsPage heading="Account Settings">
      <ChangeEmailForm />
      <ChangePasswordForm />
    </SettingsPage>
  );
}
