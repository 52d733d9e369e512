import { useEffect, useRef, type ReactNode } from 'react';

interface PressedProps {
  /** CSS selector of the button. */
  button: string;
  children: ReactNode;
}

/** Presses a button of a drawing once it is there, to draw what opens. */
export function Pressed({ button, children }: PressedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>(button)?.click(), [button]);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
