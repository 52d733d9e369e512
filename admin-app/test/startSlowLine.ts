import { startLine } from './startLine';

/** A line to the content server that passes nothing on until `letGo`, and everything from then on. */
export const startSlowLine = async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  return { ...(await startLine({ held })), letGo };
};
