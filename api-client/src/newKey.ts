/** A new random key of 128 bits, in hex. Unlike `crypto.randomUUID`, it also works on a page without HTTPS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
