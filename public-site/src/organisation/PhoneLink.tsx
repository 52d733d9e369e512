import { telephoneParts } from '@charity-site/api-client/entities';
import { Fragment, type ReactNode } from 'react';

interface PhoneLinkProps {
  /** The stored text with one or several telephone numbers. */
  number: string;
  /** Icon before the number, in the first link. */
  icon?: ReactNode;
}

/** Telephone numbers, each with its own `tel:` link. */
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
