/**
 * Whether a caret range such as `^1.2.0` holds a version. The registry's contract ranges are of this one form (the
 * release command refuses others), so that no visitor has to load a semver library.
 */
export const acceptsContract = (range: string, version: string): boolean => {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const offered = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!wanted || !offered || wanted[0] !== offered[0]) return false;
  const [minor = 0, patch = 0] = wanted.slice(1);
  const [offeredMinor = 0, offeredPatch = 0] = offered.slice(1);
  return offeredMinor > minor || (offeredMinor === minor && offeredPatch >= patch);
};
