import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
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
  const element = useRef<HTMLInputElement>(null);
  // Password managers can fill a field without an event, so it is read before its form is sent.
  const read = useEffectEvent(({ target }: Event) => {
    const { form, value } = element.current ?? {};
    if (form === target && value !== undefined && value !== String(input.value).replaceAll('\r\n', '\n'))
      flushSync(() => onChange(value));
  });
  useEffect(() => {
    const reading = (event: Event) => read(event);
    window.addEventListener('submit', reading, true);
    return () => window.removeEventListener('submit', reading, true);
  }, []);
  return (
    <FieldFrame id={ownId} {...{ label, hint, error, aside }}>
      {({ id, describedBy, invalid }) => (
        <>
          <OutlinedInput
            {...input}
            id={id}
            inputRef={element}
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
