import type { ReactNode } from 'react';

export interface SidebarItem {
  label: string;
  /** With `items`, that of the first one. */
  href: string;
  icon: ReactNode;
  /** Another name that people know it by, which screen readers add to the label. */
  also?: string;
  /** A count to show on the link, such as unread messages; `text` says what it counts. */
  badge?: { count: number; text: string } | undefined;
  /** Links that the entry opens. It opens by itself for the current one, and remembers when it was opened by hand. */
  items?: readonly SidebarItem[];
  /** Paths of screens that belong to it and have no links of their own. */
  within?: readonly string[];
}

export interface SidebarGroup {
  /** The heading above the links; '' for none. */
  label: string;
  items: readonly SidebarItem[];
}
