const EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:.]+$/;

/** A telephone number as people write it. Four groups with dots are the address of a computer. */
const PHONE = /^(?!\d+(?:\.\d+){3}$)\+?[\d\s()./-]{5,}$/;

/** Digits alone, without the zero that is dialled only within a country. */
const digits = (phone: string): string => phone.replace(/^(\+.*)\(0\)/, '$1').replace(/(?!^\+)\D/g, '');

/**
 * The address of a link as it was typed: with mailto: or tel: for an e-mail address or a telephone number, with https:// where that
 * is missing; null when it is not one.
 */
export const linkAddress = (typed: string): string | null => {
  const phone = typed.replace(/^tel:/i, '');
  if (PHONE.test(phone) && digits(phone).length > 4) return `tel:${digits(phone)}`;
  if (/^(https?:\/\/|mailto:|\/)\S+$/i.test(typed)) return typed;
  if (EMAIL.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(\.[\w-]+)+\S*$/.test(typed) ? `https://${typed}` : null;
};
