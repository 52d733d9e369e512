import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { givingQuery } from '@charity-site/api-client';
import { useId } from 'react';
import { t } from '@charity-site/api-client/http';
import { Section, SectionHeading } from '@charity-site/ui-kit';
import { PressContact } from '../../contact/PressContact';
import { MessageForm } from '../../forms/MessageForm';
import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';
import { Words } from '../../page/Words';
import { Reachable } from './Reachable';

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(2.5rem, 5vw, 4.5rem)',
  '@media (min-width: 900px)': { gridTemplateColumns: '2fr 3fr' },
});

/** Title and description of the page. */
export const head = bannerHead('contact-us');

/** Contact details and the contact form. */
export function ContactPage() {
  const [reach, write] = [useId(), useId()];
  const words = useQuery(givingQuery()).data;
  return (
    <>
      <Hero page="contact-us" shows={[words]} fields={['contactIntro']} />
      <Section>
        <Columns>
          <section aria-labelledby={reach}>
            <SectionHeading id={reach}>{t('How to reach us')}</SectionHeading>
            <Reachable />
            <PressContact level="h3" />
          </section>
          <section aria-labelledby={write} data-print="no">
            <SectionHeading id={write} intro={words?.contactIntro && <Words of={words} field="contactIntro" />}>
              {t('Write to us')}
            </SectionHeading>
            <MessageForm source="contact" action="/contact-us" />
          </section>
        </Columns>
      </Section>
    </>
  );
}
