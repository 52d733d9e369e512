import { newKey } from '@charity-site/api-client';

const nameOf = (form: string) => `send-key:${form}`;

/**
 * The key of a form's call (see `CreateOptions`): that of an earlier try whose outcome nobody knows, else a new one. It
 * outlives a reload, so what is sent again after a lost answer arrives once.
 *
 * @param form a name of the form's own
 */
export const sendKey = (form: string): string => {
  try {
    const key = localStorage.getItem(nameOf(form)) ?? newKey();
    localStorage.setItem(nameOf(form), key);
    return key;
  } catch {
    return newKey();
  }
};

/** Forgets the key: what was sent under it has arrived. */
export const forgetSendKey = (form: string): void => {
  try {
    localStorage.removeItem(nameOf(form));
  } catch {
    // Where nothing could be kept there is nothing to forget.
  }
};
