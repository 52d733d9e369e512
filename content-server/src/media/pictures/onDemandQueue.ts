/** Too many files are being generated; retry in a few seconds. */
export class TooManyPictures extends Error {}

/**
 * A queue for files that are generated on the first request: one at a time, and each file only
 * once.
 * @param waitingMax queue limit; beyond it a call throws TooManyPictures
 */
export const onDemandQueue = (waitingMax: number) => {
  const making = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  return (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const begun = making.get(file);
    if (begun) return begun;
    if (making.size >= waitingMax) return Promise.reject(new TooManyPictures());
    const made = last.then(make).finally(() => making.delete(file));
    last = made.catch(() => undefined);
    making.set(file, made);
    return made;
  };
};
