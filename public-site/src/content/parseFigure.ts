/**
 * Takes a figure apart, into the number that it counts up to and the text around it: 'K1 million'
 * is 1 between 'K' and ' million', '12,500+' is 12500 before '+'. Decimals belong to the text after
 * it.
 */
export const parseFigure = (figure: string) => {
  const [, prefix = '', digits = '', suffix = ''] =
    /^(\D*)(\d{1,3}(?:[, ]\d{3})+(?!\d)|\d+)(.*)/.exec(figure) ?? [];
  return { value: Number(digits.replace(/\D/g, '')), prefix, suffix };
};
