import { useState } from 'react';
import type { SidebarItem } from './sidebarItems';

const keyOf = (label: string) => `sidebar-open:${label}`;

const wasOpened = (label: string): boolean => {
  try {
    return localStorage.getItem(keyOf(label)) !== null;
  } catch {
    return false;
  }
};

const remember = (label: string, isOpen: boolean): void => {
  try {
    if (isOpen) localStorage.setItem(keyOf(label), 'yes');
    else localStorage.removeItem(keyOf(label));
  } catch {
    // Without storage it stays open until the page is left.
  }
};

/**
 * State and toggle function of an expandable entry. It is open for the current screen; one that a
 * person opened stays open in this browser.
 */
export function useExpandedItem(
  item: SidebarItem,
  currentPath: string,
): [isOpen: boolean, toggle: () => void] {
  const [isOpened, setIsOpened] = useState(() => wasOpened(item.label));
  // The path of the current screen on which a person closed it.
  const [closedOn, setClosedOn] = useState<string>();
  const hasCurrent = item.items?.some(({ href }) => href === currentPath) ?? false;
  const isOpen = isOpened || (hasCurrent && closedOn !== currentPath);
  const toggle = () => {
    setIsOpened(!isOpen);
    setClosedOn(isOpen ? currentPath : undefined);
    remember(item.label, !isOpen);
  };
  return [isOpen, toggle];
}
