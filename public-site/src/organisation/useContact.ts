import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { siteConfig } from '@charity-site/api-client/http';

/**
 * The stored contact details; the fallback is the configured phone and email, so the header needs
 * no loading or error state.
 */
export function useContact() {
  const { data } = useQuery(singletonQuery('contact-details'));
  const { phone, email } = siteConfig();
  return { ...data, phone: data?.phone || phone, email: data?.email || email };
}
