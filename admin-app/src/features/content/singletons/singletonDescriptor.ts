import type { Saved } from '@charity-site/api-client';
import type { Singleton } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import type { EditRules } from '../../../shared/fields/draftForm';
import type { FormField } from '../../../shared/fields/fields';
import type { FieldLooks, Sections } from '../../../shared/fields/buildFields';
import type { OwnWords, SingletonWords } from './singletonWords';

/** Describes one singleton screen; see `createSingletonScreen`. */
export interface SingletonConfig<Value extends object> {
  /** The definition, from which calls, query and rules follow. */
  type: Singleton<Value> & { rules: EditRules<Value> };
  /** Called with what is stored after a save, and with null after a deletion. */
  onStored?: (stored: Saved<Value> | null) => void;
  /** First values of a new record; missing ones are empty. */
  first?: Partial<Value>;
  /** Those that do not follow from the name of the definition. */
  words?: OwnWords;
  fields: FieldLooks<Value>;
  sections?: Sections<Value>;
  /** Renders what the form's present values look like, above its buttons. */
  preview?: (values: Record<string, unknown>) => ReactNode;
  /**
   * Shows the stored record beside the form: as visitors see it, or with the labels of the fields.
   */
  show?: 'fields' | ((value: Value) => ReactNode);
}

/** The same with the fields and the texts that follow from the definition. */
export interface ResolvedSingletonConfig<Value extends object> extends Omit<
  SingletonConfig<Value>,
  'fields'
> {
  fields: readonly FormField<keyof Value & string>[];
  words: SingletonWords;
}
