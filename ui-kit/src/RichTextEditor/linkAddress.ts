/** The address of a link as it was typed, with https:// where that is missing; null when it is not one. */
export const linkAddress = (typed: string): string | null => {
  if (/^(https?:\/\/|mailto:|tel:|\/)\S+$/i.test(typed)) return typed;
  return /^[\w-]+(\.[\w-]+)+\S*$/.test(typed) ? `https://${typed}` : null;
};
