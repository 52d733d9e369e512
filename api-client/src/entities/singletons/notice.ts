import { singleton, type DraftOf } from '../types/contentType';
import {
  choice,
  instant,
  object,
  optionalInstant,
  optionalPage,
  requiredText,
} from '../fields/fields';

/** A notice above every public page for a time, a singleton (docs/product.md 5.29). */
export const notice = singleton({
  path: 'notice',
  table: 'notice',
  item: 'Notice',
  rules: object({
    text: requiredText('Text', 200),
    link: optionalPage('Link'),
    kind: choice('Kind', ['information', 'warning']),
    from: optionalInstant('From'),
    until: instant('Until').test(
      'after',
      'Until must be after From.',
      // True if one of them is missing or invalid.
      (until, { parent }) => !(Date.parse(until) <= Date.parse((parent as { from: string }).from)),
    ),
  }),
  translatable: ['text'],
  temporary: true,
});

export type Notice = DraftOf<typeof notice>;
