import type { FastifyRequest } from 'fastify';

/** The decoded value of a cookie; '' without one. `name` has no special characters. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string => {
  const text = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(headers.cookie ?? '')?.[1] ?? '';
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
