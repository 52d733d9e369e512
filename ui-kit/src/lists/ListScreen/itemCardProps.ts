import type { ListView } from '../ViewToggle/ViewToggle';
import type { ListItem } from './listItem';

export interface ItemCardProps {
  /** The item to show. */
  item: ListItem;
  /** Grid: a card with the picture on top. List: a row. */
  view: ListView;
  /** True while the item is being deleted: the card is grey and its buttons are disabled. */
  deleting: boolean;
  /** Called with the item's id; without it there is no 'Edit' button. */
  onEdit?: ((id: string) => void) | undefined;
  /** Called with the item's id; without it there is no 'Duplicate' button. */
  onDuplicate?: ((id: string) => void) | undefined;
  /** Called with the item's id. */
  onDelete: (id: string) => void;
  /** Called with the item's id; without it there are no 'Move up' and 'Move down' buttons. */
  onMove?: ((id: string, direction: 'up' | 'down') => void) | undefined;
}
