import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface EmptyMessageProps {
  /** The message: 'No projects found.' */
  children: ReactNode;
  /** One action, such as a button that adds the first item. */
  action?: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 14,
  padding: 'clamp(2rem, 5vw, 3.5rem) 1rem',
  borderRadius: 14,
  border: `1.5px dashed ${theme.vars.palette.divider}`,
  // Opaque, because it may be on a picture, as in an empty carousel.
  backgroundColor: theme.vars.palette.background.paper,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '& > p': { margin: 0 },
}));

/** The message of an empty list. */
export function EmptyMessage({ children, action }: EmptyMessageProps) {
  return (
    <Frame>
      <svg
        width="72"
        height="40"
        viewBox="0 0 72 40"
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        <path fill="var(--kit-palette-secondary-main)" d="M18 32a18 18 0 0 1 36 0z" />
        <path
          stroke="var(--kit-palette-primary-main)"
          strokeWidth="2.5"
          strokeLinecap="round"
          d="M2 32h68M14 38h20M42 38h12M36 3v5M12 12l4 4M60 12l-4 4"
        />
      </svg>
      <p>{children}</p>
      {action}
    </Frame>
  );
}
