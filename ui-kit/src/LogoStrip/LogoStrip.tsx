import { styled } from '@mui/material/styles';
import { Picture } from '../Picture/Picture';
import type { PictureSource } from '../Picture/Picture';
import { Bone } from '../TextSkeleton/Bone';

export interface LogoStripProps {
  /** In the order they show. */
  logos: { id: string; name: string; picture?: PictureSource | null }[];
  /** How many empty tiles stand in while the logos are on their way; then put the strip in `Loading`. */
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

// Logos are drawn for white paper: their ground stays light in the dark scheme too.
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

/** The logos of those who help, all on equal ground. Each logo's name is its alternative text. */
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
