import { useLocation, useSearchParams } from 'react-router-dom';
import { useEffect, useState } from 'react';

/** State of a navigation to a list screen that opens its add form. */
export const ADD = { add: true } as const;

/** True if the list screen was opened to add an item. */
export function useAddParam(): boolean {
  const { state } = useLocation();
  return (state as Partial<typeof ADD> | null)?.add === true;
}

/** The id in `/admin/updates?edit=<id>`, which opens the form of an item; otherwise null. */
export function useEditParam(): string | null {
  return useOneTimeParam('edit');
}

/** True if `translate=<path of the definition>` opens the form of a translation. */
export function useTranslateParam(definition: string): boolean {
  return useOneTimeParam('translate') === definition;
}

/**
 * A search param, otherwise null. It is returned once it has been removed from the URL, so that a
 * reload shows the screen, and the history entry of the open form does not contain it.
 */
function useOneTimeParam(name: string): string | null {
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const param = params.get(name);
  const [value, setValue] = useState(param);
  if (param !== null && param !== value) setValue(param);
  useEffect(() => {
    if (param === null) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(name);
        return next;
      },
      // The state marks the entry of an open dialog (app/layout/useBackClosesDialogs).
      { replace: true, state },
    );
  }, [name, param, state, setParams]);
  return param === null ? value : null;
}
