import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame/FieldFrame';

type Frame = Pick<FieldFrameProps, 'id' | 'label' | 'hint' | 'error' | 'aside'>;

interface InputFieldProps extends Frame, Omit<OutlinedInputProps, keyof Frame | 'onChange' | 'slotProps'> {
  onChange: (value: string) => void;
  /** Further attributes of the input. */
  attributes: object;
  /** Further parts beside the input, such as its pop-up. */
  children?: ReactNode;
}

/** A field that is an input: label, hint and error in a frame, and the input with what assistive technology reads of it. */
export function InputField({ label, hint, error, aside, onChange, required, attributes, ...props }: InputFieldProps) {
  const { id: ownId, children, ...input } = props;
  return (
    <FieldFrame id={ownId} {...{ label, hint, error, aside }}>
      {({ id, describedBy, invalid }) => (
        <>
          <OutlinedInput
            {...input}
            id={id}
            onChange={(event) => onChange(event.target.value)}
            error={invalid}
            slotProps={{
              input: {
                ...attributes,
                'aria-describedby': describedBy,
                'aria-required': required || undefined,
                'aria-invalid': invalid || undefined,
              },
            }}
          />
          {children}
        </>
      )}
    </FieldFrame>
  );
}
