import { telephoneParts } from '@charity-site/api-client/entities';
import { Fragment, type ReactNode } from 'react';

interface PhoneLinkProps {
  /** One telephone number or several, as it is stored. */
  number: string;
  /** Stands in the first link, before the number. */
  icon?: ReactNode;
}

/** Telephone numbers that phones can call, each with a link of its own. */
export function PhoneLink({ number, icon }: PhoneLinkProps) {
  const parts = telephoneParts(number);
  const first = parts.findIndex(({ href }) => href);
  return parts.map(({ text, href }, at) =>
    href ? (
      <a key={at} href={href}>
        {at === first && icon}
        {icon ? <span>{text}</span> : text}
      </a>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}
