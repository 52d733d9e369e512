import type { Translated } from '../languages/languages';
import type { PictureMetadata } from '../pictures/pictureFacts';

/** An item of a project, with the fields of a small card. */
export interface ItemOfProject extends Translated, PictureMetadata {
  _id: string;
  /** The path of its content type. */
  list: string;
  slug?: string;
  title: string;
  image: string;
  /** The item's date or date-time; its creation time if it has no date. */
  date: string;
}
