import { styled } from '@mui/material/styles';
import { Picture, type PictureSource } from '../../media/Picture/Picture';
import { LOGO_BACKGROUND } from '../../media/Picture/logoBackground';
import { Bone } from '../TextSkeleton/Bone';

export interface LogoStripProps {
  /** The logos, in the order shown. */
  logos: { id: string; name: string; picture?: PictureSource | null }[];
  /** Number of placeholder tiles while loading; then wrap the strip in `Loading`. */
  skeletons?: number;
}

/** Numbers of columns in wide windows, preferred first. */
const COLUMNS = [6, 7, 5];

/** The number of columns that fills the last row best. */
const columnsFor = (count: number): number => {
  const fill = (columns: number) => (((count - 1) % columns) + 1) / columns;
  return COLUMNS.reduce((best, columns) => (fill(columns) > fill(best) ? columns : best));
};

const GAP = 'clamp(0.625rem, 1.6vw, 1.25rem)';

/** Width of a tile with `columns` in a row; fewer with large text, so that no name is cut. */
const tileWidth = (columns: number) =>
  `min(100%, max(8.5rem, (100% - ${columns - 1} * ${GAP}) / ${columns} - 0.1px))`;

// An incomplete last row is centred.
const List = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: number }>(
  ({ columns }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: GAP,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      // Two columns on phones, so that small text in logos is readable.
      flexBasis: tileWidth(2),
      '@media (min-width: 37.5em)': { flexBasis: tileWidth(4) },
      '@media (min-width: 63.25em)': { flexBasis: tileWidth(columns) },
    },
  }),
);

const Tile = styled('li')(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 'clamp(6px, 1.4vw, 14px)',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: LOGO_BACKGROUND,
  forcedColorAdjust: 'none',
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  color: '#1D2B2D',
  textAlign: 'center',
  ...theme.typography.subtitle2,
}));

/** Logos of partners on tiles of equal size. The alternative text is the name. */
export function LogoStrip({ logos, skeletons = 0 }: LogoStripProps) {
  return (
    <List columns={columnsFor(logos.length + skeletons)}>
      {logos.map(({ id, name, picture }) => (
        <Tile key={id}>
          {picture?.src ? (
            <Picture {...picture} alt={name} fit="contain" ratio={2} sizes="160px" />
          ) : (
            name
          )}
        </Tile>
      ))}
      {Array.from({ length: skeletons }, (_, index) => (
        <Tile key={`skeleton-${index}`}>
          <Bone style={{ width: '100%', aspectRatio: '2' }} />
        </Tile>
      ))}
    </List>
  );
}
