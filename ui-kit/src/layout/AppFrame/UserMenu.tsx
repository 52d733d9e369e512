import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useActionMenu, type UserMenuItem } from './useActionMenu';

/** The menu of the signed-in user. On a phone the button shows an icon and keeps its accessible name. */
export function UserMenu({ name, items }: { name: string; items: readonly UserMenuItem[] }) {
  const { button, menu } = useActionMenu(items);
  return (
    <>
      <Button
        {...button}
        aria-label={`User menu of ${name}`}
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
      {menu}
    </>
  );
}
