const forms = new Set<() => void>();

/** The forms with changes that are not saved. Leaving the screen asks first while there is one. */
export const unsavedForms = {
  /** Adds a form; answers how to take it out. */
  add: (onDiscard: () => void): (() => void) => {
    forms.add(onDiscard);
    return () => void forms.delete(onDiscard);
  },
  any: (): boolean => forms.size > 0,
  discard: (): void => [...forms].forEach((onDiscard) => onDiscard()),
};
