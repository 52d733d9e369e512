import { Screen } from '../../shared/layout/Screen';
import { ScreenHeading } from '../../shared/layout/ScreenHeading';
import { AlertSetting } from './AlertSetting';
import { ChangeEmailForm } from './ChangeEmailForm';
import { ChangeNameForm } from './ChangeNameForm';
import { ChangePasswordForm } from './ChangePasswordForm';
import { RecoveryCodesPanel } from './RecoveryCodesPanel';
import { SecondFactorPanel } from './SecondFactorPanel';
import { SessionsPanel } from './SessionsPanel';
import { useCan } from '../../shared/session/useRole';

/** /admin/account: changes email, password and name, and shows recovery codes and sessions. */
export function AccountScreen() {
  const getsAlerts = useCan('answerVisitors');
  return (
    <Screen maxWidth={640}>
      <ScreenHeading>Account Settings</ScreenHeading>
      <ChangeEmailForm />
      <ChangePasswordForm />
      <ChangeNameForm />
      <SecondFactorPanel />
      <RecoveryCodesPanel />
      <SessionsPanel />
      {getsAlerts && <AlertSetting />}
    </Screen>
  );
}
