import { MUST_BE, type JsonSchema } from './jsonSchema';
import { named } from './toJsonSchema';

/** Optional headers of a call. */
export interface OptionalHeaders {
  /** True when it accepts the header `Idempotency-Key` and creates one item per key. */
  createsOnce?: boolean;
  /** True when it accepts the header `Idempotency-Key` and moves an item once per key. */
  movesOnce?: boolean;
  /** True when it accepts the header `Autosave`. */
  endsAutosave?: boolean;
}

/** Maximum length of a key, in characters. */
const CREATE_KEY_MAX = 100;

/** Name of the header with the autosave that a save stores. */
export const AUTOSAVE = 'Autosave';

const AUTOSAVE_HEADER: JsonSchema = {
  [AUTOSAVE]: named('Autosave', {
    type: 'string',
    title: AUTOSAVE,
    // An admin-app from before 2026-12-29 sends up to 20 keys after the id
    // (content/autosave/autosaves).
    pattern: '^[0-9A-Za-z]{1,64}(/[0-9A-Za-z]{1,64}){1,20}$',
    [MUST_BE]: 'the editor and the number of a text, joined by a slash',
    description:
      'The unsaved text that the call stores: its editor and its number, joined by a slash. It ends with the save, unless it was changed since.',
  }),
};

/** The header Idempotency-Key (content/crud/createOnce). */
const keyHeader = (name: string, description: string): JsonSchema => ({
  'Idempotency-Key': named(name, {
    type: 'string',
    title: 'Idempotency-Key',
    minLength: 1,
    maxLength: CREATE_KEY_MAX,
    pattern: '^[!-~]*$',
    [MUST_BE]: `1 to ${CREATE_KEY_MAX} visible ASCII characters`,
    description,
  }),
});

const CREATES_ONCE =
  'Chosen by the caller, new for each item. For 24 hours, a repeated call with the same key and body answers the item that the first call created.';
const MOVES_ONCE =
  'Chosen by the caller, new for each move. For 24 hours, a repeated call with the same key moves nothing.';

/** The schemas of a call's headers, by name; undefined without headers. */
export const callHeaders = ({
  createsOnce,
  movesOnce,
  endsAutosave,
}: OptionalHeaders): JsonSchema | undefined =>
  createsOnce || movesOnce || endsAutosave
    ? {
        ...(createsOnce && keyHeader('CreatesOnce', CREATES_ONCE)),
        ...(movesOnce && keyHeader('MovesOnce', MOVES_ONCE)),
        ...(endsAutosave && AUTOSAVE_HEADER),
      }
    : undefined;
