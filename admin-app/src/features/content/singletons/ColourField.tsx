import { mixColours, readabilityOf, isColour, shownRatio } from '@charity-site/api-client/entities';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Field } from '@charity-site/ui-kit';
import type { Control } from '../../../shared/fields/fields';

/** Three shades of a colour with readable text: the nearest one and two darker ones. */
const darkerShades = (colour: string): string[] => {
  const { safe } = readabilityOf(colour);
  return [...new Set([0, 0.15, 0.3].map((share) => mixColours(safe, '#000000', share)))];
};

interface ColourFieldProps extends Pick<Control, 'name' | 'label' | 'hint' | 'onChange' | 'error'> {
  /** True if text has this colour. */
  isText: boolean;
  value: string;
}

/**
 * A colour: picked, or typed as '#rrggbb'. Validates the contrast during input and offers readable
 * shades.
 */
export function ColourField({
  name,
  label,
  hint,
  isText,
  value,
  onChange,
  error,
}: ColourFieldProps) {
  const colour = isColour(value) ? value.toLowerCase() : undefined;
  const readability = colour !== undefined && isText ? readabilityOf(colour) : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1.5, alignItems: 'end' }}>
        <Field
          name={name}
          label={label}
          hint={hint}
          value={value}
          onChange={onChange}
          error={error}
          required
          autoComplete="off"
        />
        <Box
          component="input"
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          value={colour ?? '#000000'}
          onChange={(event) => onChange(event.target.value)}
          sx={{
            width: 56,
            height: 48,
            p: 0.5,
            border: '1px solid',
            borderColor: 'kit.line',
            borderRadius: 1,
            mb: error ? 3 : 0,
          }}
        />
      </Box>
      <Box role="status">
        {readability && (
          <Typography
            variant="body2"
            sx={{ color: readability.enough ? 'text.secondary' : 'error.main' }}
          >
            {readability.enough
              ? `Text in this colour can be read. Contrast ${shownRatio(readability.ratio)} to 1.`
              : `Text in this colour is hard to read. Contrast ${shownRatio(readability.ratio)} to 1; at least 4.5 to 1 is needed. Try a darker shade:`}
          </Typography>
        )}
      </Box>
      {colour !== undefined && readability && !readability.enough && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {darkerShades(colour).map((shade) => (
            <Button
              key={shade}
              variant="outlined"
              onClick={() => onChange(shade)}
              startIcon={
                <Box
                  component="span"
                  aria-hidden
                  sx={{ width: 20, height: 20, borderRadius: '8px', bgcolor: shade }}
                />
              }
            >
              {`Use ${shade}`}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
