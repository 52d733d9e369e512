/** Search params of a slip: amount in whole kwacha, and key of the way to give. */
export const SLIP_QUERY = ['give', 'by'];
