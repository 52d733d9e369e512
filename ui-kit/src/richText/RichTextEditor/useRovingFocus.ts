import { useCallback, type KeyboardEvent } from 'react';

const CONTROLS = 'button, select';

const controlsOf = (toolbar: HTMLElement) =>
  Array.from(toolbar.querySelectorAll<HTMLElement>(CONTROLS));

const setTabStop = (controls: HTMLElement[], tabStop: HTMLElement | undefined) =>
  controls.forEach((control) => {
    control.tabIndex = control === tabStop ? 0 : -1;
  });

/** Roving focus of a toolbar: one tab stop; Left, Right, Home and End move (WAI-ARIA pattern). */
export function useRovingFocus() {
  const ref = useCallback((toolbar: HTMLElement | null) => {
    if (!toolbar) return;
    const controls = controlsOf(toolbar);
    setTabStop(controls, controls[0]);
    const onFocusIn = (event: FocusEvent) =>
      setTabStop(controlsOf(toolbar), event.target as HTMLElement);
    toolbar.addEventListener('focusin', onFocusIn);
    return () => toolbar.removeEventListener('focusin', onFocusIn);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const controls = controlsOf(event.currentTarget).filter((control) => !control.hidden);
    const at = controls.indexOf(event.target as HTMLElement);
    const last = controls.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    controls[next]?.focus();
  };
  return { ref, onKeyDown };
}
