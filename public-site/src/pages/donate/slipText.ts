import { siteConfig, t } from '@charity-site/api-client/http';
import { addressIn } from '@charity-site/api-client/entities';
import type { SlipContent } from './slipContent';
import { slipAddress } from './wantedGift';

/** A slip as text, for a message. */
export const slipText = ({ amount, effect, way, reference, steps, promises, kwacha }: SlipContent): string => {
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
    ...promises,
    origin + addressIn(language, slipAddress({ kwacha, by: way.key })),
  ].join('\n');
};
