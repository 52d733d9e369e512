/** Drawing of an oil lamp at sunrise. Decorative: the name is next to it. */
export function LampMark() {
  return (
    <svg
      viewBox="0 0 48 48"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block', forcedColorAdjust: 'none' }}
    >
      <circle cx="24" cy="24" r="24" fill="#0b5c61" />
      <path fill="#efa02f" d="M24 7c4 5 6 7.6 6 10.8a6 6 0 0 1-12 0C18 14.6 20 12 24 7z" />
      <path fill="#fffdf9" d="M24 13c2 2.6 3 3.8 3 5.4a3 3 0 0 1-6 0c0-1.6 1-2.8 3-5.4z" />
      <path fill="#fffdf9" d="M9 27h24c3 0 5-1.5 7-4-.5 7-6 12-13 12h-6C15 35 10.5 32 9 27z" />
      <path fill="#efa02f" d="M18 37h12v3H18z" />
    </svg>
  );
}
