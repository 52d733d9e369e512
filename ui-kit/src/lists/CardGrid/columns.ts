/** Windows with three columns of cards. */
export const THREE_COLUMNS = '@media (min-width: 45em)';

/** Windows with one column of cards: phones. */
export const ONE_COLUMN = '@media (max-width: 44.99em)';

/** Windows in which the text of a row fits beside a lead card. */
export const WIDE = '@media (min-width: 63.25em)';
