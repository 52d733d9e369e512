/**
 * Splits a figure into prefix, number and suffix: 'K1 million' into 'K', 1 and ' million',
 * '12,500+' into 12500 and '+'. Decimals are part of the suffix.
 */
export const parseFigure = (figure: string) => {
  const [, prefix = '', digits = '', suffix = ''] =
    /^(\D*)(\d{1,3}(?:[, ]\d{3})+(?!\d)|\d+)(.*)/.exec(figure) ?? [];
  return { value: Number(digits.replace(/\D/g, '')), prefix, suffix };
};
