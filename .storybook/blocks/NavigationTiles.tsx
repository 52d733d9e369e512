import { styled } from '@mui/material/styles';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { surface } from './styles';

/** A tile that links to a part of the library. */
export interface NavigationTile {
  name: string;
  /** Path in Storybook, such as '/docs/foundations-colour--guide'. */
  path: string;
  text: string;
  picture: ReactNode;
}

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 24,
  margin: '24px 0 40px',
  padding: 0,
  listStyle: 'none',
});

const Tile = styled('a')(({ theme }) => ({
  ...surface,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  background: theme.vars?.palette.background.paper,
  textDecoration: 'none',
  font: '16px/1.5 system-ui, sans-serif',
  '&:hover': { borderColor: theme.vars?.palette.primary.main },
  '& strong': {
    color: theme.vars?.palette.primary.main,
    textDecoration: 'underline',
    fontSize: 18,
  },
}));

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 180,
  overflow: 'hidden',
  background: theme.vars?.palette.background.default,
  borderBottom: '1px solid',
  borderColor: theme.vars?.palette.divider,
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'left top' },
}));

/** Tiles with pictures that link to the parts of the library. */
export function NavigationTiles({ of }: { of: readonly NavigationTile[] }) {
  return (
    <Unstyled>
      <Grid data-guide>
        {of.map(({ name, path, text, picture }) => (
          <li key={name}>
            {/* Opens in Storybook's window instead of the iframe of this page. */}
            <Tile href={`./?path=${path}`} target="_top">
              <Frame aria-hidden>{picture}</Frame>
              <span style={{ padding: '12px 16px 16px' }}>
                <strong>{name}</strong>
                <br />
                {text}
              </span>
            </Tile>
          </li>
        ))}
      </Grid>
    </Unstyled>
  );
}
