import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { useId } from 'react';
import { t } from '@charity-site/api-client/http';
import { getInvolvedForm } from '@charity-site/api-client/entities';
import { Section, SectionHeading } from '@charity-site/ui-kit';
import { GetHelp } from '../../organisation/GetHelp';
import { MessageForm } from '../../forms/MessageForm';
import { heroHead } from '../../seo/heroHead';
import { Hero } from '../../components/Hero';
import { TitledSection } from '../../components/TitledSection';
import { LocalizedText } from '../../components/LocalizedText';
import { WAYS_TO_HELP } from '../../content/ways';
import { WaysToHelp } from './WaysToHelp';

/** Title and description of the page. */
export const head = heroHead('get-involved');

/** Ways to help and the inquiry form. */
export function GetInvolvedPage() {
  const inquiry = useId();
  const giving = useQuery(singletonQuery('giving')).data ?? undefined;
  return (
    <>
      <Hero
        page="get-involved"
        shows={[giving]}
        fields={['joinIntro', ...WAYS_TO_HELP.map(({ field }) => field)]}
      />
      <TitledSection
        heading={t('Join Our Mission')}
        intro={giving?.joinIntro && <LocalizedText of={giving} field="joinIntro" />}
      >
        <WaysToHelp giving={giving} />
      </TitledSection>
      <GetHelp />
      <Section tone="wash" aria-labelledby={inquiry} data-print="no">
        <div id="inquiry" style={{ maxWidth: '44rem', marginInline: 'auto' }}>
          <SectionHeading id={inquiry}>{t('Tell Us How You Want to Get Involved')}</SectionHeading>
          <MessageForm form={getInvolvedForm} />
        </div>
      </Section>
    </>
  );
}
