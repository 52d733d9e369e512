/** Custom property of the header that holds its upper row's height. */
export const UPPER_ROW = '--upper-row';

/** Ref of the header's upper row: writes its height, which depends on texts and text size, to its parent. */
export const keepHeight = (row: HTMLElement | null) => {
  if (!row) return undefined;
  const observer = new ResizeObserver(() => row.parentElement?.style.setProperty(UPPER_ROW, `${row.offsetHeight}px`));
  observer.observe(row);
  return () => observer.disconnect();
};
