import { useRef } from 'react';

type Values = Record<string, unknown>;

/**
 * The changes that a person makes to a form while it is being saved. They are not part of what was
 * sent.
 */
export function useChangesDuringSave() {
  const values = useRef<Values>({});
  const files = useRef(new Set<string>());
  return {
    /** A save begins: every change from now on is a later one. */
    begin: () => {
      values.current = {};
      files.current.clear();
    },
    noteValues: (changed: Values) => Object.assign(values.current, changed),
    /**
     * @param value the field's value, which counts again when the choice of a file is taken back
     */
    noteFile: (name: string, file: File | null, value: unknown) => {
      if (file) files.current.add(name);
      else {
        files.current.delete(name);
        values.current = { [name]: value, ...values.current };
      }
    },
    /** True if the field, or its choice of a file, has changed since the save began. */
    has: (name: string): boolean => name in values.current || files.current.has(name),
    /** Present values of the form, if there are more than the sent ones; else undefined. */
    since: (sent: Values): Values | undefined => {
      const isMore = Object.entries(values.current).some(([name, value]) => value !== sent[name]);
      return isMore || files.current.size > 0 ? { ...sent, ...values.current } : undefined;
    },
  };
}
