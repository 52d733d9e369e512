import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';

/** Attributes that connect the control with its label, hint and error. */
export interface FieldParts {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export interface FieldFrameProps {
  /** Visible label; assistive technology reads it as the field's name. */
  label: string;
  /** Short help text below the label. */
  hint?: ReactNode | undefined;
  /** Text of the validation error; the field is invalid while it is set. */
  error?: string | undefined;
  /** Content at the end of the last line, such as a character counter. */
  aside?: ReactNode | undefined;
  /** Use `span` for controls that `<label for>` cannot target, such as a contenteditable element. */
  labelAs?: 'label' | 'span';
  /** Called when a `span` label is clicked; move the focus to the control. */
  onLabelClick?: () => void;
  /** Renders the control with `id`, `labelId`, `describedBy` and `invalid`. */
  children: (parts: FieldParts) => ReactNode;
}

/**
 * Layout of every form field: label above, hint below it, error at the bottom, connected by `aria-describedby`. The
 * label has no asterisk, so that tests and assistive technology find its exact text.
 */
export function FieldFrame({ label, hint, error, aside, labelAs = 'label', onLabelClick, children }: FieldFrameProps) {
  const id = useId();
  const parts: FieldParts = {
    id,
    labelId: `${id}-label`,
    describedBy: [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    invalid: Boolean(error),
  };
  return (
    <FormControl fullWidth error={parts.invalid} sx={{ minWidth: 0 }}>
      <FormLabel
        id={parts.labelId}
        component={labelAs}
        {...(labelAs === 'label' ? { htmlFor: id } : { onClick: onLabelClick })}
        sx={{ color: 'text.primary', fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.4, mb: hint ? 0 : 0.75 }}
      >
        {label}
      </FormLabel>
      {hint && (
        <FormHelperText id={`${id}-hint`} error={false} sx={{ mx: 0, mt: 0, mb: 0.75, fontSize: '0.8125rem' }}>
          {hint}
        </FormHelperText>
      )}
      {children(parts)}
      {(error || aside) && (
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', mt: 0.5 }}>
          <FormHelperText id={`${id}-error`} sx={{ mx: 0, mt: 0, fontSize: '0.8125rem' }}>
            {error}
          </FormHelperText>
          {aside && (
            <FormHelperText component="div" sx={{ mx: 0, mt: 0, whiteSpace: 'nowrap' }}>
              {aside}
            </FormHelperText>
          )}
        </Box>
      )}
    </FormControl>
  );
}
