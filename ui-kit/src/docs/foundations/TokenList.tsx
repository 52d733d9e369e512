import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createContext, use, useState, type ReactNode } from 'react';
import { CopyButton } from '../../text/CopyButton/CopyButton';

/** A design token in its copy formats. */
export interface Token {
  /** Short name, such as 'primary.main'. */
  name: string;
  /** Code in this library: `theme.vars.palette.primary.main`. */
  theme: string;
  /** CSS variable: `var(--kit-palette-primary-main)`; undefined if the theme has none. */
  css?: string;
  /** Plain value for design tools, such as '#0B5C61'. */
  value: string;
}

const FORMS = { theme: 'Theme', css: 'CSS', value: 'Value' } as const;
type Form = keyof typeof FORMS;

const FormContext = createContext<Form>('theme');

/** Selects the copy format for all tokens below. */
export function CopyForm({ children }: { children: ReactNode }) {
  const [form, setForm] = useState<Form>('theme');
  return (
    <FormContext value={form}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
        <Typography variant="subtitle2">Copy tokens as</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={form}
          aria-label="Copy tokens as"
          onChange={(_, chosen: Form | null) => chosen && setForm(chosen)}
        >
          {Object.entries(FORMS).map(([value, label]) => (
            <ToggleButton key={value} value={value} sx={{ px: 2 }}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {children}
    </FormContext>
  );
}

interface TokenListProps {
  heading: string;
  /** Description of these tokens. */
  children?: ReactNode;
  tokens: readonly (Token & { sample: ReactNode; note?: string })[];
  /** Width of the samples, as a CSS length. */
  sampleWidth?: string;
  /** Several columns, for short tokens. */
  dense?: boolean;
}

/** A list of tokens: sample, name, value and a copy button. */
export function TokenList({
  heading,
  children,
  tokens,
  sampleWidth = '7rem',
  dense = false,
}: TokenListProps) {
  const form = use(FormContext);
  return (
    <Box component="section" aria-label={heading} sx={{ mb: 5 }}>
      <Typography component="h3" variant="h4">
        {heading}
      </Typography>
      {children && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '68ch' }}>
          {children}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 1.5,
          p: 0,
          listStyle: 'none',
          ...(dense && {
            display: 'grid',
            columnGap: 5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 25rem), 1fr))',
          }),
        }}
      >
        {tokens.map((token) => (
          <Box
            component="li"
            key={token.name}
            sx={{
              display: 'grid',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr) auto',
                sm: `${sampleWidth} minmax(0, 1fr) auto`,
              },
              gap: { xs: '4px 12px', sm: '8px 24px' },
              alignItems: 'center',
              py: 1.25,
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Box
              sx={{
                gridColumn: { xs: '1 / -1', sm: 'auto' },
                minWidth: 0,
                overflow: 'hidden',
                p: '4px',
              }}
            >
              {token.sample}
            </Box>
            {/* On a phone the text gets the full width, because beside the button it would wrap
                 after every word. */}
            <Box sx={{ display: { xs: 'contents', sm: 'block' }, minWidth: 0 }}>
              <Typography
                variant="subtitle2"
                component="p"
                sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {token.name}
              </Typography>
              <Typography
                variant="caption"
                component="p"
                sx={{
                  gridColumn: '1 / -1',
                  order: 1,
                  color: 'text.secondary',
                  fontVariantNumeric: 'tabular-nums',
                  overflowWrap: 'anywhere',
                }}
              >
                {token.note ?? token.value}
              </Typography>
            </Box>
            <CopyButton text={token[form] ?? token.theme} of={token.name} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
