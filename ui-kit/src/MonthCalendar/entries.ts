/** Something that happens on a day. */
export interface CalendarEntry {
  id: string;
  /** Its own page. */
  href: string;
  title: string;
  /** `YYYY-MM-DD` in the calendar's zone. */
  day: string;
  /** `HH:mm` in the calendar's zone. */
  time: string;
}

/** The entries of each day, sorted by time. */
export const byDay = (entries: readonly CalendarEntry[]): ReadonlyMap<string, CalendarEntry[]> => {
  const days = new Map<string, CalendarEntry[]>();
  const sorted = [...entries].sort((a, b) => a.time.localeCompare(b.time) || a.title.localeCompare(b.title));
  for (const entry of sorted) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return days;
};
