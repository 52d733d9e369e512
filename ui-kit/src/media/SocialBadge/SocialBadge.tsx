import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWords } from '@charity-site/ui-kit/theme';
import { Glyph } from '../Glyph/Glyph';
import { NETWORKS, NetworkIcon } from './NetworkIcon';

const NETWORK_NAMES = ['facebook', 'instagram', 'linkedin', 'twitter'] as const;

export type SocialNetwork = (typeof NETWORK_NAMES)[number];

export interface SocialBadgeProps {
  /**
   * URLs of the charity's pages; networks without a URL are left out, and without any nothing
   * renders.
   */
  links: Partial<Record<SocialNetwork, string>>;
}

/** Window width in px from which the badge fits into the gutter beside the text. */
const UNFOLDED_WIDTH = 1340;

/**
 * Windows in which the handle fits into the gutter. In narrower ones the badge is a row in the
 * page, so that it does not cover content.
 */
const FLOATS = '@media (min-width: 900px)';
const FOLDED = `@media (min-width: 900px) and (max-width: ${UNFOLDED_WIDTH - 0.02}px)`;

/** Width of the handle, in px. */
const HANDLE = 28;

const Root = styled('aside')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  [FLOATS]: {
    position: 'fixed',
    zIndex: theme.zIndex.speedDial,
    insetInlineEnd: 0,
    top: '50%',
    transform: 'translateY(-50%)',
    padding: 0,
  },
  [FOLDED]: {
    gridAutoFlow: 'column',
    '&:not(:hover, [data-open="true"])': { transform: `translate(calc(100% - ${HANDLE}px), -50%)` },
    '&:has(a:focus-visible)': { transform: 'translateY(-50%) !important' },
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
    '&:hover': {
      backgroundColor: theme.vars.palette.kit.onDeepAmber,
      color: theme.vars.palette.kit.deep,
    },
  },
  [FLOATS]: {
    flexDirection: 'column',
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    boxShadow: theme.vars.shadows[6],
  },
}));

const Handle = styled('button')(({ theme }) => ({
  display: 'none',
  placeItems: 'center',
  width: HANDLE,
  height: 64,
  padding: 0,
  border: 0,
  borderStartStartRadius: 12,
  borderEndStartRadius: 12,
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
  cursor: 'pointer',
  [FOLDED]: { display: 'grid' },
}));

/**
 * Links to the charity's social pages. They float at the window's edge, folded to a handle if there
 * is no room beside the text. In narrow windows they are a row in the page, so that they never
 * cover content.
 */
export function SocialBadge({ links }: SocialBadgeProps) {
  const translate = useWords();
  const [open, setOpen] = useState(false);
  const networks = NETWORK_NAMES.filter((network) => links[network]);
  if (networks.length === 0) return null;
  return (
    <Root aria-label={translate('Social links')} data-open={open}>
      <Handle
        type="button"
        aria-label={translate('Social links')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Glyph name="share" size={18} />
      </Handle>
      <Links>
        {networks.map((network) => (
          <li key={network}>
            <a
              href={links[network]}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={NETWORKS[network].name}
            >
              <NetworkIcon network={network} />
            </a>
          </li>
        ))}
      </Links>
    </Root>
  );
}
