import { siteConfig, t } from '@charity-site/api-client/http';
import { Facts } from '@charity-site/ui-kit';
import { TitledSection } from '../../components/TitledSection';
import { proofFacts } from '../../organisation/proofFacts';
import { ProofValue } from '../../organisation/ProofValue';

/** Section with the proofs of who the organisation is; renders nothing if none is stored. */
export function WhoReceives() {
  const facts = proofFacts();
  if (facts.length === 0) return null;
  return (
    <TitledSection heading={t('Who receives your gift')}>
      <Facts
        layout="band"
        facts={[
          [t('Organisation'), siteConfig().siteName],
          ...facts.map((fact) => [fact.name, <ProofValue {...fact} />] as const),
        ]}
      />
    </TitledSection>
  );
}
