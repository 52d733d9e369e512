import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

export interface UserMenuItem {
  label: string;
  onSelect: () => void;
}

/** The menu of the signed-in user. On a phone the button shows an icon and keeps its accessible name. */
export function UserMenu({ name, items }: { name: string; items: readonly UserMenuItem[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        aria-label={`User menu of ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
        startIcon={<AccountCircle />}
        endIcon={<ExpandMore />}
        sx={{ flexShrink: 0, color: 'text.primary', px: 1.5 }}
      >
        <Box
          component="span"
          sx={{
            display: { xs: 'none', sm: 'inline-block' },
            maxWidth: '12rem',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      </Button>
      <Menu
        id={`${id}-menu`}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Keeps the menu inside the header landmark.
        disablePortal
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {items.map((item) => (
          <MenuItem
            key={item.label}
            onClick={() => {
              setAnchor(null);
              item.onSelect();
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
