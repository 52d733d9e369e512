import { useEffect, useRef, type ReactNode } from 'react';

/** Presses the button of a drawing once it is there, to draw what opens. */
export function ClickOnMount({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
