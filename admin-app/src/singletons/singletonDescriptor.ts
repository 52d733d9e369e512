import type { Saved } from '@charity-site/api-client';
import type { Singleton } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import type { DraftRules } from '../forms/draftForm';
import type { FormField } from '../forms/fields';
import type { SingletonWords } from './singletonWords';

/** Describes one singleton screen. */
export interface SingletonDescriptor<Value extends object> {
  /** The definition, from which calls, query and rules follow. */
  type: Singleton<Value> & { rules: DraftRules<Value> };
  /** Called with what is stored after a save, and with null after a deletion. */
  onStored?: (stored: Saved<Value> | null) => void;
  /** First values of a new record; missing ones are empty. */
  first?: Partial<Value>;
  words: SingletonWords;
  fields: readonly FormField<keyof Value & string>[];
  /** Renders what the form's present values look like, above its buttons. */
  preview?: (values: Record<string, unknown>) => ReactNode;
  /** Shows the stored record beside the form: as visitors see it, or with the labels of the fields. */
  show?: 'fields' | ((value: Value) => ReactNode);
}
