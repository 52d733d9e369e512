import { useTheme } from '@mui/material/styles';
import { useId } from 'react';

export interface ChitengeBandProps {
  /** Height in px; the pattern repeats every two heights. */
  height?: number;
  /** Background around the band. */
  on?: 'paper' | 'deep';
}

/**
 * A narrow decorative border with a chitenge pattern: suns and lozenges in amber, red and lake. Use
 * it at the edge of a hero or footer; never behind text, and at most twice per page.
 */
export function ChitengeBand({ height = 20, on = 'paper' }: ChitengeBandProps) {
  const id = useId();
  const { palette } = useTheme().vars;
  const background = on === 'deep' ? palette.kit.deep : palette.kit.wash;
  const figure = on === 'deep' ? palette.kit.onDeep : palette.primary.main;
  return (
    <svg
      width="100%"
      height={height}
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block', forcedColorAdjust: 'none' }}
    >
      <defs>
        <pattern
          id={id}
          width={height * 2}
          height={height}
          viewBox="0 0 80 40"
          patternUnits="userSpaceOnUse"
        >
          <path fill={background} d="M0 0h80v40H0z" />
          <path
            fill={figure}
            d="M0 0h20L0 20zM80 0H60l20 20zM0 40h20L0 20zM80 40H60l20-20z"
            opacity=".9"
          />
          <path fill={palette.secondary.main} d="M40 3 57 20 40 37 23 20z" />
          <path fill={palette.kit.mark} d="M40 11 49 20 40 29 31 20z" />
          <circle cx="40" cy="20" r="3" fill={background} />
          <circle cx="20" cy="20" r="2.5" fill={palette.secondary.main} />
          <circle cx="60" cy="20" r="2.5" fill={palette.secondary.main} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
