export interface LakeSceneProps {
  /** `vivid` replaces a large picture, `quiet` a small one. */
  tone?: 'vivid' | 'quiet';
}

/**
 * Drawing of a sunrise over the lake: the placeholder of a missing or broken picture. Fills its
 * parent, which must have a size. Decorative.
 */
export function LakeScene({ tone = 'vivid' }: LakeSceneProps) {
  return (
    <svg
      viewBox="0 0 1200 675"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block', forcedColorAdjust: 'none', opacity: tone === 'quiet' ? 0.3 : 1 }}
    >
      <path fill="#f4cf8d" d="M0 0h1200v675H0z" />
      <circle cx="740" cy="330" r="300" fill="#f7d99f" />
      <circle cx="740" cy="330" r="205" fill="#fbe6bb" />
      <circle cx="740" cy="330" r="112" fill="#ef9f2e" />
      <path fill="#8db1a6" d="M0 372l150-84 128 58 176-128 190 118 146-52 170 66 240-92v190H0z" />
      <path fill="#4d8f8c" d="M0 412l214-66 206 62 226-40 250 52 304-78v110H0z" />
      <path fill="#0b5c61" d="M0 430h1200v245H0z" />
      <path
        fill="none"
        stroke="#ef9f2e"
        strokeWidth="7"
        strokeLinecap="round"
        d="M660 458h160M690 484h112M640 512h150M704 540h70M676 570h96"
      />
      <path
        fill="none"
        stroke="#2e7f83"
        strokeWidth="5"
        strokeLinecap="round"
        d="M90 470h190M330 510h150M930 476h180M960 530h120M120 556h130M420 590h110"
      />
      <path fill="#07343a" d="M0 610c190-66 356-54 520-18s410 30 680-34v117H0z" />
      <path
        fill="#07343a"
        d="M196 610c18-62 22-120 12-176-28-10-58-14-86-42 32 12 58 14 80 18-14-38-44-54-66-90 40 30 62 46 84 76 4-34-4-62 2-104 16 38 18 66 18 104 20-38 46-56 86-88-16 42-48 62-66 106 28-14 58-12 96-38-24 40-60 46-94 62-12 56-6 112 16 172z"
      />
      <g fill="#07343a">
        <ellipse cx="128" cy="318" rx="60" ry="22" />
        <ellipse cx="232" cy="268" rx="62" ry="24" />
        <ellipse cx="332" cy="300" rx="62" ry="22" />
        <ellipse cx="118" cy="388" rx="42" ry="15" />
        <ellipse cx="360" cy="368" rx="46" ry="16" />
      </g>
    </svg>
  );
}
