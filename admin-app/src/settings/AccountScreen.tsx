import { AlertSetting } from './AlertSetting';
import { ChangeEmailForm } from './ChangeEmailForm';
import { ChangeNameForm } from './ChangeNameForm';
import { ChangePasswordForm } from './ChangePasswordForm';
import { RecoveryCodesPanel } from './RecoveryCodesPanel';
import { SessionsPanel } from './SessionsPanel';
import { useRole } from '../session/useRole';
import { SettingsPage } from './SettingsPage';

/** /admin/account: changes email, password and name, and shows recovery codes and sessions. */
export function AccountScreen() {
  const role = useRole();
  return (
    <SettingsPage heading="Account Settings">
      <ChangeEmailForm />
      <ChangePasswordForm />
      <ChangeNameForm />
      <RecoveryCodesPanel />
      <SessionsPanel />
      {role !== 'editor' && <AlertSetting />}
    </SettingsPage>
  );
}
