const forms = new Set<() => void>();

/** Forms with unsaved changes. While there are any, leaving the screen needs confirmation. */
export const unsavedForms = {
  /** Adds a form; returns the function that removes it. */
  add: (onDiscard: () => void): (() => void) => {
    forms.add(onDiscard);
    return () => void forms.delete(onDiscard);
  },
  any: (): boolean => forms.size > 0,
  discard: (): void => [...forms].forEach((onDiscard) => onDiscard()),
};
