/** Icon of a person with a plus. Decorative: the text is next to it. */
export function FollowIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M10 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6M3 20.5c0-4 3-6 7-6 1.2 0 2.3.2 3.3.6M18 13.5v7M14.5 17h7" />
    </svg>
  );
}
