import type { Translated } from '../languages/languages';
import type { PictureMetadata } from '../pictures/pictureFacts';

/** An item that belongs to a project, with what a small card shows. */
export interface ItemOfProject extends Translated, PictureMetadata {
  _id: string;
  /** The path of its content type. */
  list: string;
  slug?: string;
  title: string;
  image: string;
  /** The day or the time of the item: of its creation where it has no date. */
  date: string;
}
