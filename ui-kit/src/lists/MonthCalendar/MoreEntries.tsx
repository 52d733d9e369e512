import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { entryStyles } from './entryStyles';

interface MoreEntriesProps {
  /** '+3 more'. */
  label: string;
  tabIndex: number | undefined;
  /** List items of the entries that do not fit. */
  children: ReactNode;
}

const Item = styled('li')(({ theme }) => ({
  '& > button, & summary': {
    ...entryStyles,
    minHeight: 24,
    border: 0,
    background: 'none',
    color: theme.vars.palette.primary.main,
    cursor: 'pointer',
    ...theme.typography.caption,
    fontWeight: 650,
  },
  // Overrides the cell's `& ul`.
  '&& > ul': { marginTop: 0 },
}));

/** href of the focused link in an item; '' for another focused control, undefined for none. */
const focusedIn = (item: HTMLElement | null): string | undefined => {
  const focused = document.activeElement;
  return focused && item?.contains(focused) ? (focused.getAttribute('href') ?? '') : undefined;
};

/**
 * The entries of a day that do not fit, behind '+n more'. Without script it is a `details`; when
 * the script starts, that becomes a button, or the list if it is open. The focus stays.
 */
export function MoreEntries({ label, tabIndex, children }: MoreEntriesProps) {
  const item = useRef<HTMLLIElement>(null);
  // Undefined until the script has started.
  const [open, setOpen] = useState<boolean>();
  // href of the link to focus after the next render; '' for the first control.
  const focusTarget = useRef<string>(undefined);

  useLayoutEffect(() => {
    focusTarget.current = focusedIn(item.current);
    setOpen(item.current?.querySelector('details')?.open === true);
  }, []);
  useEffect(() => {
    if (open === undefined || focusTarget.current === undefined) return;
    const controls = [...(item.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    (
      controls.find((one) => one.getAttribute('href') === focusTarget.current) ?? controls[0]
    )?.focus();
    focusTarget.current = undefined;
  }, [open]);

  const show = () => {
    focusTarget.current = '';
    setOpen(true);
  };
  return (
    <Item ref={item}>
      {open === undefined && (
        // The visitor may have opened it before React compares the markup.
        <details suppressHydrationWarning>
          <summary>{label}</summary>
          <ul>{children}</ul>
        </details>
      )}
      {open === false && (
        <button type="button" tabIndex={tabIndex} onClick={show}>
          {label}
        </button>
      )}
      {open && <ul>{children}</ul>}
    </Item>
  );
}
