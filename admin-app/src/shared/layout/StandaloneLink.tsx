import Link, { type LinkProps } from '@mui/material/Link';

/** Makes a link on its own line high enough to tap, and not wider than its line. */
export const TALL_LINK = { display: 'inline-block', maxWidth: '100%', py: 1.375 } as const;

/** A link on its own line. */
export function StandaloneLink(props: LinkProps) {
  return <Link {...props} sx={TALL_LINK} />;
}
