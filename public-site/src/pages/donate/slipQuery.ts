/** The query parameters of a slip: the amount in whole kwacha, and the way to give. */
export const SLIP_QUERY = ['give', 'by'];
