import type { AnchorHTMLAttributes } from 'react';
import { action } from 'storybook/actions';

interface StoryLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

const follow = action('link');

/** A link to a page of the site. Here there are no pages: pressing it is noted under Actions, and the story stays. */
export function StoryLink({ to, onClick, children, ...rest }: StoryLinkProps) {
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
