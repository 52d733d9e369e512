import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useId } from 'react';
import { SidebarLink } from './SidebarLink';
import type { SidebarItem } from './sidebarItems';
import { useExpandedItem } from './useExpandedItem';

interface SidebarEntryProps {
  item: SidebarItem;
  minimized: boolean;
  currentPath: string;
  nested?: boolean;
}

/** A link of the sidebar, or an expandable entry with links. */
export function SidebarEntry({ item, minimized, currentPath, nested }: SidebarEntryProps) {
  const id = useId();
  const { items } = item;
  const [isOpen, toggle] = useExpandedItem(item, currentPath);
  if (!items) {
    const current =
      item.href === currentPath ? 'page' : item.within?.includes(currentPath) ? 'true' : undefined;
    return (
      <ListItem disablePadding>
        <SidebarLink item={item} minimized={minimized} current={current} nested={nested} />
      </ListItem>
    );
  }
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <SidebarLink
        // The links of an open entry show the counts.
        item={isOpen ? { ...item, badge: undefined } : item}
        minimized={minimized}
        expandable={{ isOpen, id, onToggle: toggle }}
      />
      <List id={id} hidden={!isOpen} disablePadding aria-label={item.label}>
        {items.map((one) => (
          <SidebarEntry
            key={one.label}
            item={one}
            minimized={minimized}
            currentPath={currentPath}
            nested
          />
        ))}
      </List>
    </ListItem>
  );
}
