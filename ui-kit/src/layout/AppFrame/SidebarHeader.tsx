import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SidebarContent } from './sidebarItems';

interface SidebarHeaderProps extends Pick<SidebarContent, 'organisation' | 'logo' | 'logoFailure'> {
  minimized: boolean;
}

/** Logo and organisation name at the top of the sidebar; without a logo the name's first letter. */
export function SidebarHeader({ organisation, logo, logoFailure, minimized }: SidebarHeaderProps) {
  const size = minimized ? 40 : 52;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: minimized ? 1.5 : 2.5,
        minHeight: 64,
      }}
    >
      <Box
        sx={{
          width: size,
          height: size,
          flexShrink: 0,
          borderRadius: 1,
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'kit.onDeep',
          color: 'kit.deep',
          fontWeight: 700,
        }}
      >
        {logo ? (
          <Box
            component="img"
            src={logo.src}
            alt={logo.alt}
            sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
          />
        ) : (
          <span aria-hidden>{organisation.charAt(0)}</span>
        )}
      </Box>
      {!minimized && (
        <Box sx={{ minWidth: 0 }}>
          <Typography component="p" variant="h6" sx={{ lineHeight: 1.25 }}>
            {organisation}
          </Typography>
          {logoFailure && (
            <Typography role="alert" variant="caption" sx={{ color: 'kit.onDeepAmber' }}>
              {logoFailure}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
