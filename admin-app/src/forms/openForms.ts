const PREFIX = 'admin-form:';

/** Missing on pages without HTTPS; then nobody knows which forms are open in other tabs. */
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined;

/** Forms that this tab has closed; their locks may take a moment longer. */
const closed = new Set<string>();

/**
 * Marks a form as open until the answer is called. The mark is a lock of the browser, which goes with the tab, however it
 * ends: closed, reloaded or crashed.
 */
export const holdOpen = (id: string): (() => void) => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  closed.delete(id);
  void locks()?.request(PREFIX + id, () => ended);
  return () => {
    closed.add(id);
    end();
  };
};

/** The ids of the forms that are open, in any tab. */
export const openForms = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await locks()?.query()) ?? {};
  const ids = held.map(({ name = '' }) => name.slice(PREFIX.length));
  return new Set(ids.filter((id) => !closed.has(id)));
};
