import { getParser } from 'bowser';

/** Browser and system of a user agent in words: 'Firefox on Android'. */
export const deviceOf = (userAgent: string): string => {
  if (!userAgent) return 'Unknown device';
  const parser = getParser(userAgent.slice(0, 1000));
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  if (browser && system) return `${browser} on ${system}`;
  return browser || system || 'Unknown device';
};
