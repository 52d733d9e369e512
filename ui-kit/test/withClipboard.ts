/**
 * Replaces the clipboard while a story plays: jsdom has none, and a browser asks for permission.
 * @param writeText the clipboard's method
 * @param act runs with this clipboard
 */
export const withClipboard = async (
  writeText: (text: string) => Promise<void>,
  act: () => Promise<void>,
) => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  try {
    await act();
  } finally {
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  }
};
