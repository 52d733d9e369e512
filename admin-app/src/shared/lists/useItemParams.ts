import { useLocation, useSearchParams } from 'react-router-dom';
import { useEffect, useState } from 'react';

/** State of a navigation to a list screen that opens its add form. */
export const ADD = { add: true } as const;

/** True if the list screen was opened to add an item. */
export function useAddParam(): boolean {
  const { state } = useLocation();
  return (state as Partial<typeof ADD> | null)?.add === true;
}

/** Search param of a list screen that opens the form of an item: `/admin/updates?edit=<id>`. */
const EDIT = 'edit';

/**
 * The id in `edit`, otherwise null. It is returned once the param has been removed from the URL, so
 * that a reload shows the list, and the history entry of the open form does not contain it.
 */
export function useEditParam(): string | null {
  const [params, setParams] = useSearchParams();
  const paramId = params.get(EDIT);
  const [itemId, setItemId] = useState(paramId);
  if (paramId !== null && paramId !== itemId) setItemId(paramId);
  useEffect(() => {
    if (paramId === null) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(EDIT);
        return next;
      },
      { replace: true },
    );
  }, [paramId, setParams]);
  return paramId === null ? itemId : null;
}
