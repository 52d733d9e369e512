import type { ReactNode } from 'react';
import type { PictureSource } from '../../media/Picture/Picture';

/** One item of a list, as its card shows it. */
export interface ListItem {
  /** Unique in the list; passed to the callbacks. */
  id: string;
  /** Title of the card; the buttons' accessible names end with it. */
  title: string;
  /** Shown as `pictureAs` says; a placeholder without one. */
  picture?: PictureSource | undefined;
  /**
   * `avatar` for people, `logo` to show it uncropped, `none` for items without pictures; `photo`
   * crops it to fill the card's top.
   */
  pictureAs?: 'photo' | 'avatar' | 'logo' | 'none';
  /** Short lines under the title, such as 'Order: 2'. */
  notes?: readonly string[];
  /** Line below the notes, such as who last changed the item. */
  byline?: ReactNode;
  /** Plain text, limited to 3 lines in the grid and 2 in the list. */
  preview?: string | undefined;
  /** A short label above the title that sets the item apart, such as 'Draft'. */
  label?: string | undefined;
  /** Link to the item on the public site. */
  link?: { href: string; text: string } | undefined;
  /** True to open the link in a new tab. */
  linkInNewTab?: boolean;
  /** Further buttons of the card, before Edit and Delete. */
  actions?: readonly { label: string; onClick: () => void }[];
  /** True when the item can move up or down; only for ordered lists. */
  canMoveUp?: boolean;
  canMoveDown?: boolean;
}
