import { useRef } from 'react';

type Values = Record<string, unknown>;

/** Tracks changes made to a form during a save, which are not part of the saved values. */
export function useChangesDuringSave() {
  const values = useRef<Values>({});
  const files = useRef(new Set<string>());
  return {
    /** Starts tracking for a new save. */
    begin: () => {
      values.current = {};
      files.current.clear();
    },
    trackValues: (changed: Values) => Object.assign(values.current, changed),
    /** @param value the field's value, which counts again when the chosen file is removed */
    trackFile: (name: string, file: File | null, value: unknown) => {
      if (file) files.current.add(name);
      else {
        files.current.delete(name);
        values.current = { [name]: value, ...values.current };
      }
    },
    /** True if the field's value or file has changed since the save began. */
    has: (name: string): boolean => name in values.current || files.current.has(name),
    /** The form's current values if they differ from the submitted ones; otherwise undefined. */
    since: (submitted: Values): Values | undefined => {
      const isMore = Object.entries(values.current).some(
        ([name, value]) => value !== submitted[name],
      );
      return isMore || files.current.size > 0 ? { ...submitted, ...values.current } : undefined;
    },
  };
}
