import { t } from '@charity-site/api-client/http';
import { TitledSection } from '../components/TitledSection';
import { ContactMethods } from './ContactMethods';

/** Section with the contact methods for people in need. */
export function GetHelp() {
  return (
    <TitledSection
      id="get-help"
      heading={t('Get Help')}
      intro={t('Do you, or someone you know, need help? Call us or write to us.')}
    >
      <ContactMethods />
    </TitledSection>
  );
}
