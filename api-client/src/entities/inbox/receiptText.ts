/** The fields of a receipt that its text shows. */
interface PrintedReceipt {
  number: number;
  name: string;
  amount: string;
  currency: string;
  /** `YYYY-MM-DD`. */
  date: string;
  reference: string;
  /** UTC ISO 8601. */
  issuedAt: string;
}

/** An amount with its currency, such as 'MWK 15,000' or 'USD 12.50'. */
export const moneyText = (amount: number | string, currency: string): string => {
  const [whole = '', cents] = String(amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3}){1,7}$)/g, ',');
  return `${currency} ${grouped}${cents ? `.${cents.padEnd(2, '0')}` : ''}`;
};

/**
 * A receipt as plain text, whose first line is its heading.
 * @param issuer name of the organisation, and further facts about it
 * @param t translates an English text
 */
export const receiptText = (
  { number, name, amount, currency, date, reference, issuedAt }: PrintedReceipt,
  issuer: readonly string[],
  t: (english: string) => string,
): string => {
  const line = (label: string, value: string) => `${t(label)}: ${value}`;
  return [
    `${t('Receipt')} ${number}`,
    ...issuer,
    line('Received from', name || '–'),
    line('Amount', moneyText(amount, currency)),
    line('Date of the gift', date),
    line('Reference', reference),
    line('Issued on', issuedAt.slice(0, 10)),
    t('Thank you for your gift'),
  ].join('\n');
};
