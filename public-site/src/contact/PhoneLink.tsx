import type { ReactNode } from 'react';

/** A telephone number that phones can call. @param children shown instead of the number alone */
export function PhoneLink({ number, children = number }: { number: string; children?: ReactNode }) {
  return <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{children}</a>;
}
