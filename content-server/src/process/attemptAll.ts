/**
 * Does a piece of work for each item, one after the other, also after one that failed.
 * @throws AggregateError at the end; the error itself when it is the only one
 */
export const attemptAll = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const errors: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error));
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors);
};
