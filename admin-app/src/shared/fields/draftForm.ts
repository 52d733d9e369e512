import type { AnyObjectSchema } from 'yup';
import type { FormField } from './fields';

/** The values of a form's fields, by name. */
export type Values = Record<string, unknown>;

/** Options of a save. */
export interface SaveOptions {
  /** Idempotency key of this form. */
  key: string;
  /**
   * Version the form was opened with; null for a new record, undefined to overwrite any version.
   */
  version: string | null | undefined;
  /** The unsaved text that the save stores: see `ChangeOptions`. */
  autosave: string | undefined;
  /** Aborted when the person stops the save. */
  signal: AbortSignal;
}

/**
 * The rules of an entity, which make a draft of a form's values. yup alone says this of types that
 * it knows.
 */
export type EditRules<Draft> = {
  cast: (values: Values, options: { stripUnknown: true }) => Draft;
} & AnyObjectSchema;

/** The parts of a form; see `useEditForm`. */
export interface EditFormOptions<Draft, Stored extends { updatedAt: string }> {
  rules: EditRules<Draft>;
  /** The rules of the next save, where they depend on how it is saved; `rules` by default. */
  rulesOfSave?: () => EditRules<Draft>;
  fields: readonly FormField<string>[];
  /** Initial values. A new object resets the form, unless it has changes. */
  initial: Values;
  /** Version of `initial`, its `updatedAt`; null when nothing is stored. */
  version: string | null;
  /** Storage key of unsaved text, such as 'partners:new'. */
  draftKey: string;
  /** Such as 'Failed to save partner.', followed by the server's message. */
  failed: string;
  /**
   * Saves what the rules made of the values; resolves to what is stored. What it rejects with
   * becomes the failure's text.
   */
  save: (draft: Draft, how: SaveOptions) => Promise<Stored>;
  /**
   * Called after a save.
   * @param isAll false when something was changed while it ran: the form then holds unsaved changes
   * and must stay
   */
  onSaved: (stored: Stored, isAll: boolean) => void;
}
