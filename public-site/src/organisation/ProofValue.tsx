import { Anchor } from '@charity-site/ui-kit/theme';
import type { ProofFact } from './proofFacts';

/** Value of a proof, as a link if it has one. */
export function ProofValue({ value, href, lang }: Pick<ProofFact, 'value' | 'href' | 'lang'>) {
  return href ? <Anchor href={href}>{value}</Anchor> : <span lang={lang}>{value}</span>;
}
