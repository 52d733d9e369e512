import { describePicture } from '../media/describePicture';
import { altOf, type FormField } from './fields';

type Values = Record<string, unknown>;

/**
 * Stores what the pictures of a form show, where it was changed.
 * @param initial the values before any change
 * @param sent the values with the addresses of uploaded pictures
 */
export const sendAlts = async (
  fields: readonly FormField<string>[],
  initial: Values,
  sent: Values,
  signal: AbortSignal,
): Promise<void> => {
  for (const field of fields) {
    const name = altOf(field);
    if (name === undefined) continue;
    const [address, alt] = [String(sent[field.name] ?? ''), String(sent[name] ?? '')];
    const isAnother = address !== initial[field.name];
    if (address && (isAnother ? alt !== '' : alt !== (initial[name] ?? '')))
      await describePicture(address, alt, signal);
  }
};
