import { startLine } from './startLine';

/** A line to the content server that passes nothing on until `letGo`, and everything from then on. */
export const startSlowLine = async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const line = await startLine(async (_call, forward) => {
    await held;
    return { ...(await forward()), share: 'all' };
  });
  return { ...line, letGo };
};
