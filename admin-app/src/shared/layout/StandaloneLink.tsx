import Link, { type LinkProps } from '@mui/material/Link';

/** Makes a link on a line of its own high enough for a thumb. */
export const TALL_LINK = { display: 'inline-block', py: 1.375 } as const;

/** A link on a line of its own. */
export function StandaloneLink(props: LinkProps) {
  return <Link {...props} sx={TALL_LINK} />;
}
