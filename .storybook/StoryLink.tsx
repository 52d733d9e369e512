import type { AnchorHTMLAttributes } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';
import { action } from 'storybook/actions';

interface StoryLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

const follow = action('link');

/**
 * A link that is logged under Actions, because a story of a single component has no pages to go to.
 */
function LoggedLink({ to, onClick, children, ...rest }: StoryLinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        follow(to);
      }}
    >
      {children}
    </a>
  );
}

/** The link of every story: the router's own in the stories of whole pages, which have a router. */
export function StoryLink(props: StoryLinkProps) {
  return useInRouterContext() ? <Link {...props} /> : <LoggedLink {...props} />;
}
