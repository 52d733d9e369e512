/** Too many files are being generated; retry in a few seconds. */
export class TooManyPictures extends Error {}

/**
 * A queue for files that are generated on the first request: one at a time, and each file only
 * once.
 * @param waitingMax queue limit; beyond it a call throws TooManyPictures
 */
export const onDemandQueue = <Result = Buffer>(waitingMax: number) => {
  const pending = new Map<string, Promise<Result>>();
  let last: Promise<unknown> = Promise.resolve();

  return (file: string, generate: () => Promise<Result>): Promise<Result> => {
    const inFlight = pending.get(file);
    if (inFlight) return inFlight;
    if (pending.size >= waitingMax) return Promise.reject(new TooManyPictures());
    const generated = last.then(generate).finally(() => pending.delete(file));
    last = generated.catch(() => undefined);
    pending.set(file, generated);
    return generated;
  };
};
