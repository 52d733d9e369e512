import { Secret, TOTP } from 'otpauth';

/** The code that an app shows for a secret, now or in another period of 30 seconds. */
export const codeFor = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

/** A code that no period near the present has. */
export const wrongCodeFor = (secret: string): string => {
  const near = [-2, -1, 0, 1, 2].map((periods) => codeFor(secret, periods));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  ) as string;
};
