/** Polls until the condition holds, at most until the test's timeout. */
export const eventually = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};
