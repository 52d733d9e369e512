/**
 * Mocks the clipboard while a story plays: jsdom has none, and browsers ask for permission.
 * @param writeText the clipboard's method
 * @param act runs with this clipboard
 */
export const withClipboard = async (
  writeText: (text: string) => Promise<void>,
  act: () => Promise<void>,
) => {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  try {
    await act();
  } finally {
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
  }
};
