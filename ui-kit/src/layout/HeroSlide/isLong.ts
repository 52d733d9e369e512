/** Above this number of characters, a title in the largest size fills a whole phone screen. */
const LONG = 70;

/** True if a title needs a smaller font size, so that the content below it stays visible. */
export const isLong = (title: string): boolean => title.length > LONG;
