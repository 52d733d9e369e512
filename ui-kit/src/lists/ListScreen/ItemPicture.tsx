import Person from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import { Picture, type PictureSource } from '../../media/Picture/Picture';
import { LOGO_BACKGROUND } from '../../media/Picture/logoBackground';
import type { ListView } from '../ViewToggle/ViewToggle';

interface ItemPictureProps {
  source: PictureSource | undefined;
  shape: 'photo' | 'avatar' | 'logo';
  view: ListView;
}

/** A square on phones, where a picture as high as the row would be a strip. */
const inRow = {
  width: { xs: 72, sm: 132 },
  height: { xs: 72, sm: 'auto' },
  minHeight: { sm: 96 },
  margin: { xs: '16px 0 0 16px', sm: 0 },
  borderRadius: { xs: '10px', sm: 0 },
} as const;

const sizesByView = {
  grid: {
    picture: { aspectRatio: { xs: '16 / 9', lg: 'auto' }, minHeight: { lg: 176 } },
    avatar: { minHeight: { lg: 176 } },
  },
  list: { picture: inRow, avatar: { width: { xs: 88, sm: 112 }, minHeight: 96 } },
} as const;

/** The picture of a card, or a placeholder of the same size. Decorative: the title is beside it. */
export function ItemPicture({ source, shape, view }: ItemPictureProps) {
  const isGrid = view === 'grid';
  const diameter = isGrid ? 112 : 64;
  const sizes = isGrid ? '(max-width: 600px) 100vw, 320px' : '(max-width: 600px) 72px, 132px';
  return (
    <Box
      sx={{
        ...sizesByView[view][shape === 'avatar' ? 'avatar' : 'picture'],
        gridRow: '1 / 3',
        flexShrink: 0,
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        bgcolor: 'kit.wash',
        ...(source && shape === 'logo' && { bgcolor: LOGO_BACKGROUND, forcedColorAdjust: 'none' }),
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
        <Box sx={{ position: 'absolute', inset: shape === 'logo' ? { xs: 8, sm: 14 } : 0 }}>
          <Picture
            {...source}
            alt=""
            sizes={sizes}
            ratio="fill"
            fit={shape === 'logo' ? 'contain' : 'cover'}
          />
        </Box>
      )}
    </Box>
  );
}
