/**
 * The greeting for an hour of the day, 0 to 23: morning from 5, afternoon from 12, evening from 17,
 * night from 22.
 */
export const greeting = (hour: number): string => {
  if (hour >= 5 && hour < 12) return 'Good morning';
  if (hour >= 12 && hour < 17) return 'Good afternoon';
  if (hour >= 17 && hour < 22) return 'Good evening';
  return 'Good night';
};
