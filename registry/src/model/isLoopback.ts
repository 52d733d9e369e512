/**
 * True if a host is this machine, the only one that may serve remotes without hashes
 * (docs/decisions/0008).
 */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
