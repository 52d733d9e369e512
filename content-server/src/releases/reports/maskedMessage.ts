/** Maximum length of a stored message, in characters. */
const MESSAGE_MAX = 200;

/**
 * Codes of React's errors, such as `error #418`. They contain no personal data and identify the
 * error.
 */
const REACT_CODE = /\berror #(\d{3})\b/;

/**
 * An error's name and the beginning of its message, on one line and without personal data:
 * addresses, quoted text and numbers are replaced.
 */
export const maskedMessage = (name: string, message: string): string => {
  const [, code] = REACT_CODE.exec(message) ?? [];
  const masked = message
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '<address>')
    .replace(/[^\s@<>()'"]+(@[^\s@<>()'"]+)?/g, (word, domain?: string) =>
      domain ? '<address>' : word,
    )
    .replace(
      /"[^"]*"|`[^`]*`|“[^”]{0,500}”|«[^»]{0,500}»|(?<!\w)['‘].{0,500}?['’](?!\w)/g,
      '<text>',
    )
    .replace(/(?<![\w.])\/[\w%~:@./?#&=+-]+/g, '<address>')
    .replace(/\d+/g, '<number>');
  const text = `${name.replace(/[^\w $.-]/g, '').slice(0, 60) || 'Error'}: ${code ? `React error ${code}` : masked}`;
  return text.trim().slice(0, MESSAGE_MAX);
};
