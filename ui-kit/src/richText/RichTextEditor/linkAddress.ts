import { visible } from './visible';

const EMAIL = /^[^\s@/:?#<>,;]+@[^\s@/:?#<>,;]+\.[^\s@/:.<>,;]+$/;

/** A telephone number as people write it. Four groups with dots are the address of a computer. */
const PHONE = /^(?!\d+(?:\.\d+){3}$)\+?[\d\s()./\p{Pd}]{5,}$/u;

/** Most digits of a number (E.164), and its '+'. More are two numbers. */
const PHONE_MAX = 16;

/** Digits alone, without the zero that is dialled only within a country. */
const digits = (phone: string): string =>
  phone.replace(/^(\+.*)\(0\)/, '$1').replace(/(?!^\+)\D/g, '');

/**
 * The address of a link as it was typed: with mailto: or tel: for an e-mail address or a telephone
 * number, with https:// where that is missing; null when it is not one.
 */
export const linkAddress = (typed: string): string | null => {
  const address = visible(typed).replace(/^\/\//, 'https://');
  const phone = address.replace(/^tel:/i, '');
  if (PHONE.test(phone) && digits(phone).length > 4)
    return digits(phone).length > PHONE_MAX ? null : `tel:${digits(phone)}`;
  if (/^(https?:\/\/|mailto:|\/(?!\\))\S+$/i.test(address)) return address;
  if (EMAIL.test(address)) return `mailto:${address.replace(/[%&]/g, encodeURIComponent)}`;
  return /^[\w-]+\.[\w-]\S*$/.test(address) ? `https://${address}` : null;
};
