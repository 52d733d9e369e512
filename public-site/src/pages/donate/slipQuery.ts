/** The query parameters of a slip: the amount in whole kwacha, and the way to give (docs/product.md 4.9). */
export const SLIP_QUERY = ['give', 'by'];
