import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { siteConfig } from '@charity-site/api-client/http';

/**
 * Contact details for header and footer: the stored ones, or the configured phone and email. The
 * fallback shows from the first paint, so the header has no loading or error state.
 */
export function useContact() {
  const { data } = useQuery(singletonQuery('contact-details'));
  const { phone, email } = siteConfig();
  return { ...data, phone: data?.phone || phone, email: data?.email || email };
}
