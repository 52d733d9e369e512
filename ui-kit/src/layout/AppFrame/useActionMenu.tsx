import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

/** An item of a menu. */
export interface UserMenuItem {
  label: string;
  onSelect: () => void;
}

/**
 * A menu of actions, after the W3C pattern of a menu button.
 * @param position of the menu; below its button by default
 * @returns props of the button, and the menu to render beside it
 */
export function useActionMenu(
  actions: readonly UserMenuItem[],
  position: Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'> = {},
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
        {...position}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Keeps the menu in the landmark of its button.
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
