import { useQuery } from '@tanstack/react-query';
import { contactDetailsQuery } from '@charity-site/api-client';
import { siteConfig } from '@charity-site/api-client/http';

/**
 * How to reach the charity, for header and footer: what the administrator stored, else the configured phone and e-mail
 * (docs/product.md 1.5). They are there from the first paint, so the header never waits and never shows an error.
 */
export function useContact() {
  const { data } = useQuery(contactDetailsQuery());
  const { phone, email } = siteConfig();
  return { ...data, phone: data?.phone || phone, email: data?.email || email };
}
