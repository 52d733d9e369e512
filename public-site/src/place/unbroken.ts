/** An address whose post-office box stays on one line. */
export const unbroken = (address: string): string =>
  address.replace(/\bP\.? ?O\.? Box \w+/gi, (box) => box.replaceAll(' ', '\u00A0'));
