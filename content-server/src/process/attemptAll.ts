/**
 * Runs a function for each item, one after the other, and continues after a failure.
 * @throws AggregateError at the end; a single error is thrown as it is
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
