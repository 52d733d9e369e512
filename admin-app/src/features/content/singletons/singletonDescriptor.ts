import type { Saved } from '@charity-site/api-client';
import type { Singleton } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import type { EditRules } from '../../../shared/fields/editForm';
import type { FormField } from '../../../shared/fields/fields';
import type { FormFieldOptions, Sections } from '../../../shared/fields/buildFields';
import type { OwnWords, SingletonWords } from './singletonWords';

/** Describes the screen of a singleton; see `createSingletonScreen`. */
export interface SingletonConfig<Value extends object> {
  /** The definition, with the path and the validation rules. */
  type: Singleton<Value> & { rules: EditRules<Value> };
  /** Called with the stored record after a save, and with null after a deletion. */
  onStored?: (stored: Saved<Value> | null) => void;
  /** Initial values of a new record; missing ones are empty. */
  first?: Partial<Value>;
  /** Texts that differ from those derived from the definition's name. */
  words?: OwnWords;
  fields: FormFieldOptions<Value>;
  sections?: Sections<Value>;
  /** Renders a preview of the form's current values above its buttons. */
  preview?: (values: Record<string, unknown>) => ReactNode;
  /** Renders the stored record next to the form: as labelled fields, or as visitors see it. */
  show?: 'fields' | ((value: Value) => ReactNode);
}

/** The config with the fields and texts derived from the definition. */
export interface ResolvedSingletonConfig<Value extends object> extends Omit<
  SingletonConfig<Value>,
  'fields'
> {
  fields: readonly FormField<keyof Value & string>[];
  words: SingletonWords;
}
