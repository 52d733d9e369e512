import { api, newKey, type KeptText } from '@charity-site/api-client';
import type { ServerText } from '@charity-site/api-client/entities';

/** A text that a closed form left. */
export interface LeftText extends KeptText {
  /** Browser and system in words, where another device kept it last. */
  device?: string;
}

/** Reads a text of the server as the beginning of a new copy; undefined when it has ended or cannot be read. */
export const readText = async ({ id }: Pick<ServerText, 'id'>): Promise<LeftText | undefined> => {
  try {
    const { values, version, device, keptAt, revision } = await api.keptTexts.get(id);
    return { id, values, version, device, at: keptAt, place: { copy: newKey(), change: 0, revision } };
  } catch {
    return undefined;
  }
};
