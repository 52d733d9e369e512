/**
 * Lets a story copy to a clipboard of its own: jsdom has none, and a browser asks for leave.
 * @param writeText what the clipboard does with a text
 * @param act what is done meanwhile
 */
export const withClipboard = async (writeText: (text: string) => Promise<void>, act: () => Promise<void>) => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  try {
    await act();
  } finally {
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  }
};
