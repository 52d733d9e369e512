/** Whether a host is the very machine that asks: the only one from which a remote may come without hashes (docs/decisions/0008). */
export const isLoopback = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
