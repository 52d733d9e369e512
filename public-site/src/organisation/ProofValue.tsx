import { Anchor } from '@charity-site/ui-kit/theme';
import type { ProofFact } from './proofFacts';

/** The value of a proof, with its link and in its language. */
export function ProofValue({ value, href, lang }: Pick<ProofFact, 'value' | 'href' | 'lang'>) {
  return href ? <Anchor href={href}>{value}</Anchor> : <span lang={lang}>{value}</span>;
}
