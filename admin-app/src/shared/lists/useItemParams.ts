import { useLocation, useSearchParams } from 'react-router-dom';
import { useEffect, useState } from 'react';

/** State of a navigation to a list screen that opens its add form. */
export const ADD = { add: true } as const;

/** True if the list screen was opened to add an item. */
export function useAddParam(): boolean {
  const { state } = useLocation();
  return (state as Partial<typeof ADD> | null)?.add === true;
}

/**
 * Name of the parameter in the address of a list screen that opens the form of an item:
 * `/admin/updates?edit=<id>`.
 */
const EDIT = 'edit';

/**
 * The id of the item whose form a link to this list opens; otherwise null. It is returned once the
 * parameter has been removed from the URL, so that a reload shows the list, and the history entry
 * of the open form does not contain it.
 */
export function useEditParam(): string | null {
  const [params, setParams] = useSearchParams();
  const named = params.get(EDIT);
  const [taken, setTaken] = useState(named);
  if (named !== null && named !== taken) setTaken(named);
  useEffect(() => {
    if (named === null) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(EDIT);
        return next;
      },
      { replace: true },
    );
  }, [named, setParams]);
  return named === null ? taken : null;
}
