import { createContext, forwardRef, use } from 'react';
import type { AnchorHTMLAttributes, ElementType } from 'react';

/** The router's link, when a router is there: it takes `to` instead of `href`. */
export const LinkContext = createContext<ElementType | undefined>(undefined);

/** Within the site, so that the router can go there without loading a page: `/news`, but not `//other.org` and not a stored file. */
const isPage = (href: string): boolean => /^\/(?!\/|uploads\/|api\/|storybook\/)/.test(href);

/**
 * Every link of the kit. Pages of the site go through the router given to KitProvider; other addresses, and
 * every address when there is no router, are plain anchors.
 */
export const Anchor = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(function Anchor(
  { href, children, ...rest },
  ref,
) {
  const RouterLink = use(LinkContext);
  if (RouterLink && href !== undefined && isPage(href)) {
    return (
      <RouterLink ref={ref} to={href} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a ref={ref} href={href} {...rest}>
      {children}
    </a>
  );
});
