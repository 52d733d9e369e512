import { siteConfig } from '@charity-site/api-client/http';
import { useEffect } from 'react';

/**
 * Sets the document title for a screen of the admin area. A `title` element would duplicate the
 * shell's.
 */
export function useDocumentTitle(name: string) {
  const title = `${name} · ${siteConfig().siteName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
