import { siteConfig } from '@charity-site/api-client/http';
import { useEffect } from 'react';

/**
 * Names the browser's tab after a place of the admin area. A `title` element would be a second one
 * beside the shell's.
 */
export function useDocumentTitle(place: string) {
  const title = `${place} · ${siteConfig().siteName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
