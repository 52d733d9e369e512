import { styled } from '@mui/material/styles';
import { Picture } from '../Picture/Picture';
import type { PictureSource } from '../Picture/Picture';
import { Bone } from '../TextSkeleton/Bone';

export interface LogoStripProps {
  /** The logos, in the order shown. */
  logos: { id: string; name: string; picture?: PictureSource | null }[];
  /** Number of placeholder tiles while the logos are loading; wrap the strip in `Loading` then. */
  skeletons?: number;
}

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: 'clamp(0.75rem, 1.6vw, 1.25rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

// Logos are made for a white background, so the tiles stay light in the dark scheme.
const Tile = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 14,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: '#FFFDF9',
  color: '#1D2B2D',
  textAlign: 'center',
  ...theme.typography.subtitle2,
}));

/** Logos of partners on equal tiles. The name is the alternative text. */
export function LogoStrip({ logos, skeletons = 0 }: LogoStripProps) {
  return (
    <List>
      {logos.map(({ id, name, picture }) => (
        <Tile key={id}>
          {picture?.src ? <Picture {...picture} alt={name} fit="contain" ratio={2} sizes="160px" /> : name}
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
