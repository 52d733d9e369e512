/** An event of one day. */
export interface CalendarEntry {
  id: string;
  /** URL of the event's page. */
  href: string;
  title: string;
  /** BCP 47 tag of the title's language, if it differs from the page's. */
  lang?: string | undefined;
  /** `YYYY-MM-DD` in the calendar's zone. */
  day: string;
  /** `HH:mm` in the calendar's zone. */
  time: string;
}

/** Groups the entries by day, sorted by time. */
export const byDay = (entries: readonly CalendarEntry[]): ReadonlyMap<string, CalendarEntry[]> => {
  const days = new Map<string, CalendarEntry[]>();
  const sorted = [...entries].sort(
    (a, b) => a.time.localeCompare(b.time) || a.title.localeCompare(b.title),
  );
  for (const entry of sorted) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return days;
};
