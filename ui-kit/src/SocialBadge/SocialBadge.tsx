import { styled } from '@mui/material/styles';
import { useWords } from '@charity-site/ui-kit/theme';
import { NETWORKS, NetworkSign } from './NetworkSign';

const OWN_PAGES = ['facebook', 'instagram', 'linkedin', 'twitter'] as const;

export type SocialNetwork = (typeof OWN_PAGES)[number];

export interface SocialBadgeProps {
  /** URLs of the charity's pages; networks without a URL are left out, and without any nothing renders. */
  links: Partial<Record<SocialNetwork, string>>;
}

/** From this window width (px) on, the badge fits into the gutter beside the text. */
const ROOMY = 1340;

// Below that width the badge gets its own row, because a floating badge would cover content.
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
  // On deep backgrounds the badge needs a border to be visible.
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
 * Links to the charity's social pages. They float at the window's edge where there is room, and are a row in the page
 * otherwise, so that they never cover content.
 */
export function SocialBadge({ links }: SocialBadgeProps) {
  const word = useWords();
  const given = OWN_PAGES.filter((network) => links[network]);
  if (given.length === 0) return null;
  return (
    <Place aria-label={word('Social links')}>
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
