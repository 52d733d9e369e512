import { siteConfig, t } from '@charity-site/api-client/http';
import { addressIn } from '@charity-site/api-client/entities';
import { proofFacts } from '../../organisation/proofFacts';
import type { SlipContent } from './slipContent';
import { slipHref } from './giftFromParams';

/** A slip as text, for a message. */
export const slipText = ({
  amount,
  effect,
  way,
  reference,
  steps,
  kwacha,
}: SlipContent): string => {
  const { siteName, origin, language } = siteConfig();
  const line = (name: string, value: string) => `${name}: ${value}`;
  return [
    siteName,
    line(t('Amount'), amount),
    ...(effect ? [line(effect.name, effect.value)] : []),
    way.name,
    ...way.details.map(({ name, value }) => line(name, value)),
    ...(reference ? [line(t('Reference'), reference)] : []),
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    // The promises about receipts and cash.
    ...proofFacts().flatMap(({ value, href, saysAll }) => (saysAll && !href ? [value] : [])),
    origin + addressIn(language, slipHref({ kwacha, by: way.key })),
  ].join('\n');
};
