import type { ReactNode } from 'react';
import type { PictureSource } from '../../media/Picture/Picture';

/** One item of a list, as its card shows it. */
export interface ListItem {
  /** Unique in the list; passed to the callbacks. */
  id: string;
  /** Title of the card; the buttons' accessible names end with it. */
  title: string;
  /** Shown according to `pictureAs`; a placeholder if undefined. */
  picture?: PictureSource | undefined;
  /**
   * `photo` crops it to fill its area; `avatar` for people, `logo` to show it uncropped, `none` for
   * items without pictures.
   */
  pictureAs?: 'photo' | 'avatar' | 'logo' | 'none';
  /** Short lines under the title, such as 'Order: 2'. */
  notes?: readonly string[];
  /** Line below the notes, such as who last changed the item. */
  byline?: ReactNode;
  /** Plain text, limited to 3 lines in the grid and 2 in the list. */
  preview?: string | undefined;
  /** State above the title, such as 'Draft'. */
  label?: string | undefined;
  /** Link to the item on the public site. */
  link?: { href: string; text: string } | undefined;
  /** True to open the link in a new tab. */
  linkInNewTab?: boolean;
  /** Further buttons of the card, before Edit and Delete. */
  actions?: readonly { label: string; onClick: () => void }[];
  /** True if the item can move up; only for ordered lists. */
  canMoveUp?: boolean;
  canMoveDown?: boolean;
  /** False to leave out the Delete button. */
  canDelete?: boolean;
}
