import Person from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import { Picture, type PictureSource } from '../Picture/Picture';
import { LOGO_GROUND } from '../Picture/logoGround';
import type { ListView } from '../ViewToggle/ViewToggle';

interface ItemPictureProps {
  source: PictureSource | undefined;
  shape: 'photo' | 'avatar' | 'logo';
  view: ListView;
}

const places = {
  grid: {
    photo: { aspectRatio: { xs: '16 / 9', lg: 'auto' } },
    logo: { aspectRatio: { xs: '16 / 9', lg: 'auto' } },
    avatar: { minHeight: 152 },
  },
  list: {
    photo: { width: { xs: 88, sm: 132 } },
    logo: { width: { xs: 88, sm: 132 } },
    avatar: { width: { xs: 88, sm: 112 } },
  },
} as const;

/** The picture of a card. It has the same size with and without a picture. Decorative: the title is next to it. */
export function ItemPicture({ source, shape, view }: ItemPictureProps) {
  const isGrid = view === 'grid';
  const diameter = isGrid ? 112 : 64;
  const sizes = isGrid ? '(max-width: 600px) 100vw, 320px' : '132px';
  return (
    <Box
      sx={{
        ...places[view][shape],
        minHeight: isGrid ? { lg: 176 } : 96,
        gridRow: '1 / 3',
        flexShrink: 0,
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        bgcolor: source && shape === 'logo' ? LOGO_GROUND : 'kit.wash',
        color: 'text.secondary',
      }}
    >
      {shape === 'avatar' ? (
        <Box
          sx={{
            position: 'relative',
            width: diameter,
            height: diameter,
            borderRadius: '50%',
            overflow: 'hidden',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'background.paper',
          }}
        >
          {source ? (
            <Picture {...source} alt="" sizes="112px" ratio="fill" />
          ) : (
            <Person sx={{ fontSize: diameter / 2 }} />
          )}
        </Box>
      ) : (
        <Box sx={{ position: 'absolute', inset: shape === 'logo' ? 14 : 0 }}>
          <Picture {...source} alt="" sizes={sizes} ratio="fill" fit={shape === 'logo' ? 'contain' : 'cover'} />
        </Box>
      )}
    </Box>
  );
}
