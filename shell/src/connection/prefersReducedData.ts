/** Network Information API, as far as the browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True with Save-Data or a connection below 4G, as shell/starter.js decides it. */
export const prefersReducedData = (): boolean => {
  const { saveData = false, effectiveType = '' } =
    (navigator as { connection?: Connection }).connection ?? {};
  return saveData || /2g|3g/.test(effectiveType);
};
