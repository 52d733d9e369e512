/** The body of the answer to a call. */
export const bodyOf = async <Body>(call: Promise<{ data: Body }>): Promise<Body> => (await call).data;

/** Resolves when a call has succeeded, whose answer nobody reads. */
export const done = async (call: Promise<unknown>): Promise<void> => {
  await call;
};
