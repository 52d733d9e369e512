import type { AnchorHTMLAttributes } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';
import { action } from 'storybook/actions';

interface StoryLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

const logLink = action('link');

/** Logs clicks under Actions, because stories of single components have no router. */
function LoggedLink({ to, onClick, children, ...rest }: StoryLinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        logLink(to);
      }}
    >
      {children}
    </a>
  );
}

/**
 * The link component of all stories: React Router's in stories of pages, otherwise a logged link.
 */
export function StoryLink(props: StoryLinkProps) {
  return useInRouterContext() ? <Link {...props} /> : <LoggedLink {...props} />;
}
