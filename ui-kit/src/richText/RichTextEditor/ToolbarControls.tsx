import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ToolButtonProps {
  label: string;
  icon: ReactNode;
  /** State of a toggle button. */
  pressed?: boolean;
  /** State of a button that shows more tools. */
  expanded?: boolean;
  onClick: () => void;
}

/** A toolbar button. A click on it does not move the cursor. */
export function ToolButton({ label, icon, pressed, expanded, onClick }: ToolButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      sx={{
        minWidth: 34,
        minHeight: 34,
        '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
        borderRadius: 1,
        color: 'text.primary',
        ...(pressed && {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '&:hover': { bgcolor: 'primary.dark' },
        }),
      }}
    >
      {icon}
    </IconButton>
  );
}

const PlainSelect = styled('select')(({ theme }) => ({
  font: theme.vars.font.body2,
  height: 34,
  flexShrink: 0,
  '@media (pointer: coarse)': { height: 44 },
  maxWidth: '8.5rem',
  padding: '0 6px',
  border: `1px solid ${theme.vars.palette.kit.line}`,
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
}));

interface ToolSelectProps {
  label: string;
  /** Labels by value; '' is the default format. */
  options: Record<string, string>;
  value: unknown;
  hidden?: boolean;
  onChoose: (value: string) => void;
}

/** A select of the toolbar. */
export function ToolSelect({ label, options, value, hidden, onChoose }: ToolSelectProps) {
  const chosen = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return (
    <PlainSelect
      aria-label={label}
      title={label}
      hidden={hidden}
      value={chosen in options ? chosen : ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {Object.entries(options).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </PlainSelect>
  );
}
