import { t } from '@charity-site/api-client/http';
import { useContact } from './useContact';
import { WhatsAppLink } from './WhatsAppLink';

/** WhatsApp link for people without an email address; renders nothing without a stored number. */
export function WhatsAppInstead() {
  const { whatsapp } = useContact();
  return (
    whatsapp && (
      <p style={{ margin: 0 }}>
        {t('No email address?')}{' '}
        <WhatsAppLink number={whatsapp}>{t('Write to us on WhatsApp')}</WhatsAppLink>
      </p>
    )
  );
}
