/** The link to another page of this document in which an event happened; otherwise undefined. */
export const internalLinkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (
    !link ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== window.location.origin
  )
    return undefined;
  // A page in another language is another document.
  if (link.hreflang) return undefined;
  return link.pathname === window.location.pathname ? undefined : link;
};
