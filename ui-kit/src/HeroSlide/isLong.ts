/** From so many characters on, a title in the largest size fills a phone's whole screen. */
const LONG = 70;

/** Whether a title is too long for the largest size; it is then set smaller, so that what is below it stays in reach. */
export const isLong = (title: string): boolean => title.length > LONG;
