import { siteConfig, t } from '@charity-site/api-client/http';
import { useId } from 'react';
import { Facts, Section, SectionHeading } from '@charity-site/ui-kit';
import { proofFacts } from '../../proof/proofFacts';
import { ProofValue } from '../../proof/ProofValue';

/** Who the organisation is that gets the gifts; nothing while no proof is given. */
export function WhoReceives() {
  const id = useId();
  const facts = proofFacts();
  if (facts.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <SectionHeading id={id}>{t('Who receives your gift')}</SectionHeading>
      <Facts
        layout="band"
        facts={[
          [t('Organisation'), siteConfig().siteName],
          ...facts.map((fact) => [fact.name, <ProofValue {...fact} />] as const),
        ]}
      />
    </Section>
  );
}
