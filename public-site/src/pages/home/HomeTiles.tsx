import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';
import { LinkTile, PageWidth } from '@charity-site/ui-kit';
import { HOME_TILES } from '../../content/home';

const Row = styled(PageWidth)({
  display: 'grid',
  '@media (min-width: 45em)': { gridTemplateColumns: 'repeat(3, 1fr)' },
  gap: 'clamp(0.75rem, 1.8vw, 1.25rem)',
  paddingTop: 'clamp(1.25rem, 3vw, 2.5rem)',
});

/** The three link tiles of the home page. */
export function HomeTiles() {
  return (
    <Row>
      {HOME_TILES.map(({ title, text, ...tile }) => (
        <LinkTile key={tile.href} {...tile} title={t(title)} text={t(text)} />
      ))}
    </Row>
  );
}
