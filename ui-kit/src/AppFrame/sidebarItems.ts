import type { ReactNode } from 'react';

export interface SidebarItem {
  label: string;
  href: string;
  icon: ReactNode;
  /** A count to show on the link, such as unread messages; `text` says what it counts. */
  badge?: { count: number; text: string } | undefined;
}

export interface SidebarGroup {
  label: string;
  items: readonly SidebarItem[];
}
