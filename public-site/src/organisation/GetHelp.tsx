import { t } from '@charity-site/api-client/http';
import { TitledSection } from '../components/TitledSection';
import { ContactMethods } from './ContactMethods';

/**
 * Ways for people in need to reach the organisation: by telephone and, where a number is stored, by
 * WhatsApp.
 */
export function GetHelp() {
  return (
    <TitledSection
      id="get-help"
      heading={t('Get Help')}
      intro={t('Do you need help, or does somebody near you? Call us or write to us.')}
    >
      <ContactMethods />
    </TitledSection>
  );
}
