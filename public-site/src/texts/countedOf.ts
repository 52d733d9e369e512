/** The number that a figure counts up to, and the text around it. */
interface Counted {
  value: number;
  prefix: string;
  suffix: string;
}

/**
 * Takes a figure apart: 'K1 million' is 1 between 'K' and ' million', '12,500+' is 12500 before '+'. Decimals
 * belong to the text after it.
 */
export const countedOf = (figure: string): Counted => {
  const [, prefix = '', digits = '', suffix = ''] = /^(\D*)(\d{1,3}(?:[, ]\d{3})+(?!\d)|\d+)(.*)$/.exec(figure) ?? [];
  return { value: Number(digits.replace(/\D/g, '')), prefix, suffix };
};
