/** What browsers say of the connection; some say nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data or has a connection slower than 4G, as shell/starter.js decides it. */
export const isScarce = (): boolean => {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || /2g|3g/.test(effectiveType);
};
