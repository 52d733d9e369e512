import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

/** An entry of a menu. */
export interface UserMenuItem {
  label: string;
  onSelect: () => void;
}

/**
 * A menu of actions, as in the W3C pattern of a menu button.
 * @param place of the menu beside its button; below it by default
 * @returns the properties of its button, and the menu, which is rendered beside the button
 */
export function useActionMenu(
  actions: readonly UserMenuItem[],
  place: Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'> = {},
): { button: object; menu: ReactNode } {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return {
    button: {
      id: `${id}-button`,
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== null,
      'aria-controls': anchor ? `${id}-menu` : undefined,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setAnchor(event.currentTarget);
      },
    },
    menu: (
      <Menu
        id={`${id}-menu`}
        {...place}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Keeps the menu inside the landmark of its button.
        disablePortal
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => {
              setAnchor(null);
              action.onSelect();
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    ),
  };
}
