import { mixColours, readabilityOf } from '@charity-site/api-client/entities';

/** Three shades of a colour in which text can be read: the nearest one and two darker ones. */
export const darkerShades = (colour: string): string[] => {
  const { safe } = readabilityOf(colour);
  return [...new Set([0, 0.15, 0.3].map((share) => mixColours(safe, '#000000', share)))];
};
