import type { AnyObjectSchema } from 'yup';
import type { FormField } from './fields';

/** The values of a form's fields, by name. */
export type Values = Record<string, unknown>;

export interface SaveOptions {
  /** Idempotency key of this form. */
  key: string;
  /**
   * Version that the form was opened with; null for a new record, undefined to overwrite any
   * version.
   */
  version: string | null | undefined;
  /** Reference of the autosave that the save stores: see `ChangeOptions`. */
  autosave: string | undefined;
  /** Aborts when the user stops the save. */
  signal: AbortSignal;
}

/**
 * The rules of an entity, which cast a form's values to a draft. yup infers this type only for
 * schemas known at compile time.
 */
export type EditRules<Draft> = {
  cast: (values: Values, options: { stripUnknown: true }) => Draft;
} & AnyObjectSchema;

/** Options of `useEditForm`. */
export interface EditFormOptions<Draft, Stored extends { updatedAt: string }> {
  rules: EditRules<Draft>;
  /** The rules of the next save, if they depend on how it is saved; default `rules`. */
  rulesOfSave?: () => EditRules<Draft>;
  fields: readonly FormField<string>[];
  /** Initial values. A new object resets a form without changes. */
  initial: Values;
  /** Version of `initial`, its `updatedAt`; null if nothing is stored. */
  version: string | null;
  /** Storage key of the autosave, such as 'partners:new'. */
  autosaveKey: string;
  /** Such as 'Failed to save partner.'. The server's message is appended. */
  failed: string;
  /**
   * Saves the cast values; resolves to the stored record. Its rejection is shown as the failure.
   */
  save: (draft: Draft, options: SaveOptions) => Promise<Stored>;
  /**
   * Called after a save.
   * @param isAll false if something changed during the save: the form then has unsaved changes and
   * must stay open
   */
  onSaved: (stored: Stored, isAll: boolean) => void;
}
