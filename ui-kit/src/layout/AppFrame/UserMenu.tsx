import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useActionMenu, type UserMenuItem } from './useActionMenu';

/** The user menu. On phones its button shows only icons, with the same accessible name. */
export function UserMenu({ name, items }: { name: string; items: readonly UserMenuItem[] }) {
  const { button, menu } = useActionMenu(items);
  return (
    <>
      <Button
        {...button}
        aria-label={`User menu for ${name}`}
        startIcon={<AccountCircle />}
        endIcon={<ExpandMore />}
        sx={{ flexShrink: 0, color: 'text.primary', px: 1.5 }}
      >
        <Typography
          component="span"
          variant="inherit"
          noWrap
          sx={{ display: { xs: 'none', sm: 'inline-block' }, maxWidth: '12rem' }}
        >
          {name}
        </Typography>
      </Button>
      {menu}
    </>
  );
}
