const parts = (pattern: RegExp, text: string) => pattern.exec(text)?.slice(1).map(Number);

/**
 * Whether a caret range such as `^1.2.0` holds a version. All ranges between the parts are of this one form (the gate
 * refuses others), so that no visitor has to load a semver library. As everywhere, a caret lets the first number that is not 0
 * stand: `^0.1.0` ends before 0.2.0.
 */
export const acceptsContract = (range: string, version: string): boolean => {
  const [major, minor = 0, patch = 0] = parts(/^\^(\d+)\.(\d+)\.(\d+)$/, range) ?? [];
  const [offered, offeredMinor = 0, offeredPatch = 0] = parts(/^(\d+)\.(\d+)\.(\d+)$/, version) ?? [];
  if (major === undefined || major !== offered) return false;
  if (offeredMinor === minor) return offeredPatch >= patch && (major > 0 || minor > 0 || offeredPatch === patch);
  return major > 0 && offeredMinor > minor;
};
