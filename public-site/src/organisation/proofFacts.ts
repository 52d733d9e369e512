import { siteConfig, t } from '@charity-site/api-client/http';
import { langOf } from '../components/langOf';

/**
 * The stored proofs of who the organisation is. `href` is a page with details, `lang` the language
 * of a value that differs from the page. `saysAll` is true if the value needs no name.
 */
export const proofFacts = () => {
  const site = siteConfig();
  const {
    registration,
    founded,
    legalForm,
    treasurer,
    reportYear,
    report,
    receiptPromise,
    cashRule,
  } = site.proof ?? {};
  const facts = [
    { name: t('Registration number'), value: registration, saysAll: false },
    { name: t('Founded'), value: founded, saysAll: false },
    {
      name: t('Legal form'),
      value: legalForm,
      lang: langOf(site, 'legalForm'),
      saysAll: false,
    },
    { name: t('Treasurer'), value: treasurer, saysAll: false },
    {
      name: t('Last report'),
      value: reportYear && t('Report of {year}', { year: reportYear }),
      href: report,
      saysAll: true,
    },
    {
      name: t('Receipts'),
      value: receiptPromise,
      lang: langOf(site, 'receiptPromise'),
      saysAll: true,
    },
    { name: t('Cash'), value: cashRule, lang: langOf(site, 'cashRule'), saysAll: true },
  ];
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
};

export type ProofFact = ReturnType<typeof proofFacts>[number];
