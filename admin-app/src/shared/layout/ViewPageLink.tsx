import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { SecondaryText } from './SecondaryText';
import { appearanceOf, areaAt } from '../adminAreas';
import { StandaloneLink } from './StandaloneLink';

/**
 * Link to the public page in a new tab, and a sentence about where visitors see what the screen
 * edits. Renders nothing on screens without a public page.
 * @param href path of the page, if it varies
 */
export function ViewPageLink({ href }: { href?: string | undefined }) {
  const { area } = areaAt(useLocation().pathname);
  const appearance = area && appearanceOf(area);
  if (!appearance) return null;
  return (
    <>
      <StandaloneLink href={href ?? appearance.href} target="_blank" rel="noopener">
        See the page <span aria-hidden>↗</span>
      </StandaloneLink>
      <Box component="section" aria-label="Where does this appear?" sx={{ flexBasis: '100%' }}>
        <SecondaryText>{appearance.text}</SecondaryText>
      </Box>
    </>
  );
}
