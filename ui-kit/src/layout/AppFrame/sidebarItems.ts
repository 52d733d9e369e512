import type { ReactNode } from 'react';

export interface SidebarItem {
  label: string;
  /** With `items`, the href of the first one. */
  href: string;
  icon: ReactNode;
  /** Second name, which screen readers add to the label. */
  also?: string;
  /** A count to show on the link, such as unread messages; `text` says what it counts. */
  badge?: { count: number; text: string } | undefined;
  /**
   * Links of an expandable entry. It opens automatically for the current one; one that a person
   * opened stays open in this browser.
   */
  items?: readonly SidebarItem[];
  /** Paths of screens that belong to it and have no link. */
  within?: readonly string[];
}

/** Content of the sidebar. */
export interface SidebarContent {
  /** Organisation name, shown with the logo at the top of the sidebar. */
  organisation: string;
  /** The charity's logo; a placeholder shows without one. */
  logo?: { src: string; alt: string } | undefined;
  /** Message shown beside the logo when it could not be loaded. */
  logoFailure?: string | undefined;
  /**
   * The sidebar's links, by group: each has a `label` and `items` with `label`, `href`, `icon` and
   * an optional `badge`. An item with `items` is expandable.
   */
  groups: readonly SidebarGroup[];
  /** Path of the current page; marks its link in the sidebar. */
  currentPath: string;
}

export interface SidebarGroup {
  /** Heading above the links; '' for none. */
  label: string;
  items: readonly SidebarItem[];
}
