import { number } from 'yup';
import { listing, newestBy, type DraftOf } from '../types/contentType';
import {
  MAX,
  object,
  optionalText,
  requiredText,
  type AnyObjectSchema,
  type Stored,
} from '../fields/fields';
import { consentRules, type PictureConsent } from './pictureConsent';
import { pictureFieldsOf } from './pictureFacts';

/** Maximum length of an alternative text, in characters. Screen readers read it in one piece. */
export const ALT_MAX = 300;

/** Maximum length of a caption, in characters. */
const CAPTION_MAX = 200;

const FOCUS = /^(?:100|\d{1,2}) (?:100|\d{1,2})$/;

const alternativeText = () => optionalText('Alternative text', ALT_MAX);

/** The caption below a picture: who, where and when. */
const captionText = () => optionalText('Caption', CAPTION_MAX);

/** The focal point of crops, in percent from the left and top: '30 40'. '' is the centre. */
const focalPoint = () =>
  optionalText('Focal point', 7).test(
    'focus',
    'Focal point must be two whole numbers from 0 to 100, such as 30 40.',
    (value) => !value || FOCUS.test(value),
  );

const count = (label: string) => number().integer().min(0).required().default(0).label(label);

/**
 * The editable texts of a stored picture, and the consent. What is left out stays unchanged, except
 * for the alternative text and the focal point.
 */
export const pictureTextRules = object({
  alt: alternativeText(),
  caption: captionText().default(undefined),
  focus: focalPoint(),
  ...consentRules,
});
export type PictureTexts = DraftOf<{ rules: typeof pictureTextRules }>;

/**
 * Adds the alternative text of each picture, such as `imageAlt`, to rules. It is stored with the
 * picture; if left out, it stays unchanged.
 */
export const withAlts = <Rules extends AnyObjectSchema>(rules: Rules): Rules =>
  rules.shape(
    Object.fromEntries(
      pictureFieldsOf(rules).map((field) => [
        `${field}Alt`,
        alternativeText().default(undefined).meta({ format: 'alt' }),
      ]),
    ),
  ) as Rules;

/** An uploaded picture or document, one for each stored file (docs/product.md 5.21). */
export const pictures = listing({
  path: 'pictures',
  table: 'pictures',
  items: 'pictures',
  item: 'Picture',
  rules: object({
    name: optionalText('Name', MAX.title),
    file: requiredText('File', MAX.title),
    alt: alternativeText(),
    caption: captionText(),
    focus: focalPoint(),
    width: count('Width'),
    height: count('Height'),
    bytes: count('Size'),
    uploadedBy: optionalText('Uploaded by', MAX.email),
  }),
  translatable: ['alt', 'caption'],
  searchIn: ['name', 'alt', 'caption'],
  sort: newestBy('createdAt'),
});

export type PictureDraft = DraftOf<typeof pictures>;

/** An item that uses a picture or document. */
export interface PictureUse {
  /**
   * Path of the definition, such as 'updates'; '' without one, such as for an autosave.
   */
  list: string;
  /** Id of the item; the key of a singleton. */
  item: string;
  title: string;
}

/** A withdrawn picture that is not erased yet. */
export interface WithdrawnPicture {
  file: string;
  /** The name of its file at the upload. */
  name: string;
  /** The name of the administrator. */
  by: string;
  /** UTC ISO 8601. */
  withdrawnAt: string;
  /** The items that showed it: texts to read again. */
  uses: PictureUse[];
}

/** A picture or document of the library, with the items that use it. */
export type LibraryPicture = Stored<PictureDraft> &
  PictureConsent & { url: string; uses: PictureUse[] };

/** True if a stored file is a document. */
export const isDocument = (file: string): boolean => file.endsWith('.pdf');

/** Maximum size of a document in bytes. */
export const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024;
