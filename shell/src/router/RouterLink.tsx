import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Link } from 'react-router-dom';

const isInternal = (href: string) =>
  href.startsWith('/') && !href.startsWith('//') && !/^\/(api|uploads|storybook)(\/|$)/.test(href);

/**
 * The anchor ui-kit's links are made of: within the site it navigates without a reload, anything else (mail, phone,
 * other sites, files) stays a plain link.
 */
export const RouterLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'>>(({ href = '', ...rest }, ref) =>
  isInternal(href) && !rest.target && rest.download === undefined ? (
    <Link ref={ref} to={href} {...rest} />
  ) : (
    <a ref={ref} href={href} {...rest}>
      {rest.children}
    </a>
  ),
);
RouterLink.displayName = 'RouterLink';
