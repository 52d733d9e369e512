import { useEffect, useRef, type ReactNode } from 'react';

/** Clicks the first button of an example on mount, so that the example shows what it opens. */
export function ClickOnMount({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('button')?.click(), []);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
