import { createContext, forwardRef, use, type AnchorHTMLAttributes, type ElementType } from 'react';

/** The router's link component, if any; it takes `to` instead of `href`. */
export const LinkContext = createContext<ElementType | undefined>(undefined);

/** True if the router handles the href: `/news`, but not `//other.org` or an uploaded file. */
const isPage = (href: string): boolean => /^\/(?!\/|uploads\/|api\/|storybook\/)/.test(href);

/**
 * The link component of the kit. Links to pages of the site use KitProvider's `linkComponent`;
 * others are plain anchors. Its props are those of the `a` element.
 */
export const Anchor = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(
  function Anchor({ href, children, ...rest }, ref) {
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
  },
);
