/** Search params of a slip: amount in whole kwacha, and key of the way to give. */
export const SLIP_QUERY = ['give', 'by'];

/** Search params of the form for a gift and of an announced gift (api-client's `giftOutcome`). */
export const GIFT_QUERY = [...SLIP_QUERY, 'currency', 'gift'];
