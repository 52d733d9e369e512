import type { Translated } from '@charity-site/api-client/entities';
import { langOf } from './langOf';

interface LocalizedTextProps<Field extends string> {
  of: Translated & Record<Field, string>;
  field: Field;
}

/** The text of a field, with the `lang` attribute of an untranslated one. */
export function LocalizedText<Field extends string>({ of, field }: LocalizedTextProps<Field>) {
  return <span lang={langOf(of, field)}>{of[field]}</span>;
}
