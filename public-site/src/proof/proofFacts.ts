import { siteConfig, t } from '@charity-site/api-client/http';
import { langOf } from '../page/langOf';

/** One proof of who the organisation is. */
export interface ProofFact {
  name: string;
  value: string;
  /** Address of a page with more. */
  href?: string | undefined;
  /** The language of the value, where it is not that of the page. */
  lang?: string | undefined;
  /** True where the value is understood without the name. */
  saysAll: boolean;
}

/** The stored proofs of who the organisation is, with their names. */
export const proofFacts = (): ProofFact[] => {
  const site = siteConfig();
  const { registration, treasurer, reportYear, report, receiptPromise, cashRule } = site.proof ?? {};
  const facts: (Omit<ProofFact, 'value'> & { value: string | undefined })[] = [
    { name: t('Registration number'), value: registration, saysAll: false },
    { name: t('Treasurer'), value: treasurer, saysAll: false },
    {
      name: t('Last report'),
      value: reportYear && t('Report of {year}', { year: reportYear }),
      href: report,
      saysAll: true,
    },
    { name: t('Receipts'), value: receiptPromise, lang: langOf(site, 'receiptPromise'), saysAll: true },
    { name: t('Cash'), value: cashRule, lang: langOf(site, 'cashRule'), saysAll: true },
  ];
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
};
