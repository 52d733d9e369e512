import { styled } from '@mui/material/styles';
import { NETWORKS, NetworkSign } from './NetworkSign';

const OWN_PAGES = ['facebook', 'instagram', 'linkedin', 'twitter'] as const;

export type SocialNetwork = (typeof OWN_PAGES)[number];

export interface SocialBadgeProps {
  /** The charity's own pages; a network without an address is left out, and with none at all there is no badge. */
  links: Partial<Record<SocialNetwork, string>>;
}

/** From here on the page's gutter has room for the badge beside the text, in px. */
const ROOMY = 1340;

// Where the gutter has no room the badge takes a row of its own: floating, it would cover words and buttons.
const Place = styled('aside')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  [`@media (min-width: ${ROOMY}px)`]: {
    position: 'fixed',
    zIndex: theme.zIndex.speedDial,
    insetInlineEnd: 0,
    top: '50%',
    translate: '0 -50%',
    padding: 0,
  },
  '@media print': { display: 'none' },
}));

const Links = styled('ul')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  display: 'flex',
  margin: 0,
  padding: 4,
  listStyle: 'none',
  borderRadius: 999,
  backgroundColor: theme.vars.palette.kit.deep,
  // On the site's deep bands the badge would lose its edge.
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.kit.onDeepAmber} 45%, transparent)`,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: '50%',
    color: theme.vars.palette.kit.onDeep,
    '& svg': { maxWidth: 26, maxHeight: 26 },
    '&:hover': { backgroundColor: theme.vars.palette.kit.onDeepAmber, color: theme.vars.palette.kit.deep },
  },
  [`@media (min-width: ${ROOMY}px)`]: {
    flexDirection: 'column',
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    boxShadow: theme.vars.shadows[6],
  },
}));

/**
 * The charity's pages elsewhere. They float at the window's edge where there is room beside the text, and stand in a row
 * where the badge is placed where there is not, so that they never cover anything.
 */
export function SocialBadge({ links }: SocialBadgeProps) {
  const given = OWN_PAGES.filter((network) => links[network]);
  if (given.length === 0) return null;
  return (
    <Place aria-label="Social links">
      <Links>
        {given.map((network) => (
          <li key={network}>
            <a href={links[network]} target="_blank" rel="noopener noreferrer" aria-label={NETWORKS[network].name}>
              <NetworkSign network={network} />
            </a>
          </li>
        ))}
      </Links>
    </Place>
  );
}
