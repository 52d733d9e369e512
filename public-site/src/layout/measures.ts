import { FIRST_LANGUAGE } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';

/**
 * From this width on, in px, the menu fits into the bar; below it is a drawer (docs/product.md 2.4). Words of other languages are
 * longer than English ones.
 */
export const wide = (): number => (siteConfig().language === FIRST_LANGUAGE ? 1080 : 1264);

/** Matches phones in landscape; the header is smaller there. */
export const LOW = '@media (max-height: 479.98px)';
