import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';

/** What the control inside a frame must carry, so that label, hint and error belong to it. */
export interface FieldParts {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export interface FieldFrameProps {
  /** Visible label; assistive technology reads it as the field's name. */
  label: string;
  /** A short help under the label. */
  hint?: ReactNode | undefined;
  /** The text of the mistake; the field is invalid while it is there. */
  error?: string | undefined;
  /** Stands at the end of the last line, for example a character counter. */
  aside?: ReactNode | undefined;
  /** `span` for controls that no `<label for>` can reach, such as an editable area. */
  labelAs?: 'label' | 'span';
  /** Called by a click on a `span` label, to move the focus into the control. */
  onLabelClick?: () => void;
  /** Draws the control. It gets `id`, `labelId`, `describedBy` and `invalid` and must pass them on. */
  children: (parts: FieldParts) => ReactNode;
}

/**
 * The frame all form fields share: the label above, a hint under it, the error below, tied together by
 * `aria-describedby`. The label is never decorated with an asterisk: it is found by its
 * exact text.
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
