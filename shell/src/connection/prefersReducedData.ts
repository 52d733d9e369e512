/** The supported part of the Network Information API. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True with Save-Data or on a connection slower than 4G; the same rule as in shell/starter.js. */
export const prefersReducedData = (): boolean => {
  const { saveData = false, effectiveType = '' } =
    (navigator as { connection?: Connection }).connection ?? {};
  return saveData || /2g|3g/.test(effectiveType);
};
