import { styled } from '@mui/material/styles';
import { mailtoLink } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { useContact } from './useContact';
import { PlainList } from '../components/PlainList';
import { PhoneLink } from './PhoneLink';
import { contactLinkStyles } from './contactLinkStyles';
import { WhatsAppLink } from './WhatsAppLink';

const Ways = styled(PlainList)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 32px',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
  ...contactLinkStyles(theme),
}));

interface ContactMethodsProps {
  /** True to include the email address. */
  withEmail?: boolean;
}

/** Contact methods as a list: telephone, and WhatsApp if a number is stored. */
export function ContactMethods({ withEmail }: ContactMethodsProps) {
  const { phone, whatsapp, email } = useContact();
  return (
    <Ways>
      <li>
        {t('Telephone')}:{' '}
        <span>
          <PhoneLink number={phone} />
        </span>
      </li>
      {whatsapp && (
        <li>
          WhatsApp: <WhatsAppLink number={whatsapp}>{whatsapp}</WhatsAppLink>
        </li>
      )}
      {withEmail && (
        <li>
          {t('Email')}: <a href={mailtoLink(email)}>{email}</a>
        </li>
      )}
    </Ways>
  );
}
