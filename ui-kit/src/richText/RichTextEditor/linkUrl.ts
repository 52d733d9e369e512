import { visible } from './visible';

const EMAIL = /^[^\s@/:?#<>,;]+@[^\s@/:?#<>,;]+\.[^\s@/:.<>,;]+$/;

/** A telephone number as people write it. Four numbers with dots are an IP address. */
const PHONE = /^(?!\d+(?:\.\d+){3}$)\+?[\d\s()./\p{Pd}]{5,}$/u;

/** Maximum length of a number (E.164) with its '+'. More are two numbers. */
const PHONE_MAX = 16;

/** Digits and '+', without the zero for calls within the country: +44 (0)20. */
const digits = (phone: string): string =>
  phone.replace(/^(\+.*)\(0\)/, '$1').replace(/(?!^\+)\D/g, '');

/**
 * The URL of a link from the input of a person: `mailto:` for an email address, `tel:` for a
 * telephone number, and `https://` if the scheme is missing. Null for invalid input.
 */
export const linkUrl = (typed: string): string | null => {
  const url = visible(typed).replace(/^\/\//, 'https://');
  const phone = url.replace(/^tel:/i, '');
  if (PHONE.test(phone) && digits(phone).length > 4)
    return digits(phone).length > PHONE_MAX ? null : `tel:${digits(phone)}`;
  if (/^(https?:\/\/|mailto:|\/(?!\\))\S+$/i.test(url)) return url;
  if (EMAIL.test(url)) return `mailto:${url.replace(/[%&]/g, encodeURIComponent)}`;
  return /^[\w-]+\.[\w-]\S*$/.test(url) ? `https://${url}` : null;
};
