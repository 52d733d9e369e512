import type { AnyListing } from './contentType';
import { formatOf, ruleOf } from '../fields/formats';

/** Sort orders of a list. */
export const LIST_ORDERS = ['order', 'newest', 'oldest', 'title', 'changed'] as const;

export type ListOrder = (typeof LIST_ORDERS)[number];

/** The parts of a definition that determine its orders. */
type Sorted = Pick<AnyListing, 'rules' | 'sort'>;

const isOrdered = ({ rules }: Sorted): boolean => 'order' in rules.fields;

/** The orders of a list, its default first. Only lists with positions can be sorted by them. */
export const ordersOf = (listed: Sorted): readonly ListOrder[] =>
  LIST_ORDERS.filter((order) => order !== 'order' || isOrdered(listed));

/**
 * The column with an item's date; `isTime` is true if it also has a time. Undefined for lists that
 * are sorted by position.
 */
export const dateColumnOf = ({
  rules,
  sort,
}: Sorted): { column: string; isTime: boolean } | undefined => {
  const column = sort[0]?.[0] ?? '';
  if (column === 'createdAt') return { column, isTime: true };
  const format = formatOf(ruleOf(rules, column));
  return format === 'date' || format === 'date-time'
    ? { column, isTime: format === 'date-time' }
    : undefined;
};

/** The sort columns of an order; by default those of the list. */
export const sortOf = (listed: AnyListing, order?: ListOrder): AnyListing['sort'] => {
  const date = isOrdered(listed) ? 'createdAt' : (listed.sort[0]?.[0] ?? 'createdAt');
  switch (order) {
    case 'newest':
      return [[date, 'desc']];
    case 'oldest':
      return [[date, 'asc']];
    // `searchText` begins with the item's name.
    case 'title':
      return [['searchText', 'asc']];
    case 'changed':
      return [['updatedAt', 'desc']];
    default:
      return listed.sort;
  }
};
