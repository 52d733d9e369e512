import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** Opens the search dialog. On phones it shows only an icon, with the same accessible name. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      color="inherit"
      aria-label="Search everything"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-haspopup="dialog"
      onClick={() => onClick()}
      sx={{
        flexShrink: 0,
        minWidth: 44,
        minHeight: 44,
        gap: 1,
        px: { xs: 1, md: 1.5 },
        border: { md: '1px solid' },
        borderColor: { md: 'divider' },
        color: 'text.secondary',
        fontWeight: 400,
      }}
    >
      <Search aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        Search everything
      </Box>
      <Box
        component="kbd"
        sx={{
          display: { xs: 'none', lg: 'inline' },
          ml: 2,
          px: 0.75,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '4px',
          typography: 'caption',
        }}
      >
        Ctrl K
      </Box>
    </Button>
  );
}
