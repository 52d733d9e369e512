/** Custom property with the height of the top bar. */
export const UPPER_ROW = '--upper-row';

/** Ref of the top bar: writes its height, which depends on content and text size, to its parent. */
export const keepHeight = (row: HTMLElement | null) => {
  if (!row) return undefined;
  const observer = new ResizeObserver(() => row.parentElement?.style.setProperty(UPPER_ROW, `${row.offsetHeight}px`));
  observer.observe(row);
  return () => observer.disconnect();
};
