import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Glyph } from '../Glyph/Glyph';

/** The networks' signs, drawn on a 24 px square. */
const NETWORKS = {
  facebook: {
    name: 'Facebook',
    sign: 'M14 21v-8h3l.5-3.5H14V7.6c0-1 .4-1.7 1.8-1.7h1.8V2.8C17 2.7 16.2 2.6 15.3 2.6c-2.8 0-4.6 1.6-4.6 4.6v2.3H7.5V13h3.2v8z',
  },
  instagram: {
    name: 'Instagram',
    sign: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6m0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6m4.6-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2',
  },
  linkedin: {
    name: 'LinkedIn',
    sign: 'M4 9.3h3.6V21H4zM5.8 3.4a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2M9.8 9.3h3.4v1.6c.6-1 1.8-1.9 3.6-1.9 3.6 0 4.2 2.3 4.2 5.3V21h-3.6v-6c0-1.4 0-3-1.9-3s-2.1 1.4-2.1 2.9V21H9.8z',
  },
  twitter: {
    name: 'Twitter',
    sign: 'M3 3.5h5.4l4.1 5.6 4.8-5.6h2.6l-6.2 7.2L21 20.5h-5.4l-4.5-6.2-5.4 6.2H3.1l6.8-7.8zm4 2 9.6 13h1.3L8.3 5.5z',
  },
} as const;

export type SocialNetwork = keyof typeof NETWORKS;

export interface SocialBadgeProps {
  /** The charity's own pages; a network without an address is left out, and with none at all there is no badge. */
  links: Partial<Record<SocialNetwork, string>>;
}

/** From here on the page's gutter has room for the badge beside the text, in px. */
const ROOMY = 1340;

const Place = styled('aside')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.speedDial,
  insetInlineEnd: 12,
  bottom: 12,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: 8,
  [`@media (min-width: ${ROOMY}px)`]: {
    insetInlineEnd: 0,
    bottom: 'auto',
    top: '50%',
    translate: '0 -50%',
    '& > button': { display: 'none' },
  },
  '@media print': { display: 'none' },
}));

const Toggle = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.kit.onDeepAmber}`,
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
  boxShadow: theme.vars.shadows[6],
  cursor: 'pointer',
}));

const Links = styled('ul')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  margin: 0,
  padding: 4,
  listStyle: 'none',
  borderRadius: 999,
  backgroundColor: theme.vars.palette.kit.deep,
  boxShadow: theme.vars.shadows[6],
  // On the site's deep bands the badge would lose its edge.
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.kit.onDeepAmber} 45%, transparent)`,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: '50%',
    color: theme.vars.palette.kit.onDeep,
    '&:hover': { backgroundColor: theme.vars.palette.kit.onDeepAmber, color: theme.vars.palette.kit.deep },
  },
  [`@media (max-width: ${ROOMY - 0.02}px)`]: { '&[data-open="false"]': { display: 'none' } },
  [`@media (min-width: ${ROOMY}px)`]: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
}));

/** The charity's pages elsewhere, floating at the edge: always open where there is room, behind one button where not. */
export function SocialBadge({ links }: SocialBadgeProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const given = (Object.keys(NETWORKS) as SocialNetwork[]).filter((network) => links[network]);
  if (given.length === 0) return null;
  return (
    <Place aria-label="Social links">
      <Toggle
        type="button"
        aria-label="Follow us"
        aria-expanded={open}
        aria-controls={`${id}-links`}
        onClick={() => setOpen(!open)}
      >
        <Glyph name={open ? 'close' : 'share'} size={22} />
      </Toggle>
      <Links id={`${id}-links`} data-open={open}>
        {given.map((network) => (
          <li key={network}>
            <a href={links[network]} target="_blank" rel="noopener noreferrer" aria-label={NETWORKS[network].name}>
              <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true" focusable="false">
                <path d={NETWORKS[network].sign} fillRule="evenodd" />
              </svg>
            </a>
          </li>
        ))}
      </Links>
    </Place>
  );
}
