import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { contactForm } from '@charity-site/api-client/entities';
import { Section } from '@charity-site/ui-kit';
import { PressContact } from '../../organisation/PressContact';
import { MessageForm } from '../../forms/MessageForm';
import { heroHead } from '../../seo/heroHead';
import { Hero } from '../../components/Hero';
import { TitledSection } from '../../components/TitledSection';
import { LocalizedText } from '../../components/LocalizedText';
import { ContactDetails } from './ContactDetails';

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(2.5rem, 5vw, 4.5rem)',
  '@media (min-width: 900px)': { gridTemplateColumns: '2fr 3fr' },
});

/** Title and description of the page. */
export const head = heroHead('contact-us');

/** Contact details and the contact form. */
export function ContactPage() {
  const giving = useQuery(singletonQuery('giving')).data;
  return (
    <>
      <Hero page="contact-us" shows={[giving]} fields={['contactIntro']} />
      <Section>
        <Columns>
          <TitledSection as="section" heading={t('How to reach us')}>
            <ContactDetails />
            <PressContact level="h3" />
          </TitledSection>
          <TitledSection
            as="section"
            heading={t('Write to us')}
            intro={giving?.contactIntro && <LocalizedText of={giving} field="contactIntro" />}
            data-print="no"
          >
            <MessageForm form={contactForm} />
          </TitledSection>
        </Columns>
      </Section>
    </>
  );
}
