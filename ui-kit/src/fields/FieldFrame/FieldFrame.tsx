import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';
import { Glyph } from '../../media/Glyph/Glyph';

/** Attributes that connect the control with its label, hint and error. */
export interface FieldParts {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export interface FieldFrameProps {
  /** Id of the control, for links to it; unique in the page. Generated when left out. */
  id?: string | undefined;
  /** Visible label; assistive technology reads it as the field's name. */
  label: string;
  /** Short help text below the label. */
  hint?: ReactNode | undefined;
  /** Text of the validation error; the field is invalid while it is set. */
  error?: string | undefined;
  /** Content below the control, such as a character counter. */
  aside?: ReactNode | undefined;
  /**
   * Use `span` for controls that `<label for>` cannot target, such as a contenteditable element.
   */
  labelAs?: 'label' | 'span';
  /** Called when a `span` label is clicked; move the focus to the control. */
  onLabelClick?: () => void;
  /** Renders the control with `id`, `labelId`, `describedBy` and `invalid`. */
  children: (parts: FieldParts) => ReactNode;
}

// A link or the focus scrolls label and error into view, not only the control.
const FRAME_STYLES = { minWidth: 0, '& [aria-invalid=true]': { scrollMarginTop: '6rem' } };

const ERROR_STYLES = {
  display: 'flex',
  gap: 1,
  mx: 0,
  mt: 0.25,
  mb: 1,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.4,
};

/**
 * Layout of every form field: label, hint and error above the control, connected by
 * `aria-describedby`. The label has no asterisk, so that tests and assistive technology find its
 * exact text.
 */
export function FieldFrame({
  label,
  hint,
  error,
  aside,
  labelAs = 'label',
  onLabelClick,
  ...rest
}: FieldFrameProps) {
  const ownId = useId();
  const { id = ownId, children } = rest;
  const parts: FieldParts = {
    id,
    labelId: `${id}-label`,
    describedBy:
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    invalid: Boolean(error),
  };
  return (
    <FormControl fullWidth error={parts.invalid} sx={FRAME_STYLES}>
      <FormLabel
        id={parts.labelId}
        component={labelAs}
        {...(labelAs === 'label' ? { htmlFor: id } : { onClick: onLabelClick })}
        sx={{
          color: 'text.primary',
          fontWeight: 600,
          fontSize: '0.9375rem',
          lineHeight: 1.4,
          mb: hint || error ? 0 : 0.75,
        }}
      >
        {label}
      </FormLabel>
      {hint && (
        <FormHelperText
          id={`${id}-hint`}
          error={false}
          sx={{ mx: 0, mt: 0, mb: error ? 0 : 0.75, fontSize: '0.9375rem' }}
        >
          {hint}
        </FormHelperText>
      )}
      {error && (
        <FormHelperText id={`${id}-error`} sx={ERROR_STYLES}>
          <Glyph name="warning" />
          <span>{error}</span>
        </FormHelperText>
      )}
      {children(parts)}
      {aside && (
        <FormHelperText component="div" sx={{ mx: 0, mt: 0.5, textAlign: 'end' }}>
          {aside}
        </FormHelperText>
      )}
    </FormControl>
  );
}
