import { t } from '@charity-site/api-client/http';
import { useId } from 'react';
import { Section, SectionHeading } from '@charity-site/ui-kit';
import { ContactWays } from './ContactWays';

/** Ways for people in need to reach the organisation: by telephone and, where a number is stored, by WhatsApp. */
export function GetHelp() {
  const heading = useId();
  return (
    <Section id="get-help" aria-labelledby={heading}>
      <SectionHeading id={heading} intro={t('Do you need help, or does somebody near you? Call us or write to us.')}>
        {t('Get Help')}
      </SectionHeading>
      <ContactWays />
    </Section>
  );
}
