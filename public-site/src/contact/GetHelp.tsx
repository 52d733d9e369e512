import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';
import { useId } from 'react';
import { Section, SectionHeading } from '@charity-site/ui-kit';
import { useContact } from '../layout/useContact';
import { PhoneLink } from './PhoneLink';
import { WhatsAppLink } from './WhatsAppLink';

const Ways = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
}));

/** How people in need reach the organisation: by telephone and, where a number is stored, by WhatsApp (docs/product.md 3.11). */
export function GetHelp() {
  const heading = useId();
  const { phone, whatsapp } = useContact();
  return (
    <Section aria-labelledby={heading}>
      <SectionHeading id={heading} intro={t('Do you need help, or does somebody near you? Call us or write to us.')}>
        {t('Get Help')}
      </SectionHeading>
      <Ways>
        <li>
          {t('Telephone')}: <PhoneLink number={phone} />
        </li>
        {whatsapp && (
          <li>
            WhatsApp: <WhatsAppLink number={whatsapp}>{whatsapp}</WhatsAppLink>
          </li>
        )}
      </Ways>
    </Section>
  );
}
