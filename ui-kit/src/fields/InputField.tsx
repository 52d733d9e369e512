import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FieldFrame, type FieldFrameProps } from './FieldFrame/FieldFrame';

type Frame = Pick<FieldFrameProps, 'id' | 'label' | 'hint' | 'error' | 'aside'>;

interface InputFieldProps
  extends Frame, Omit<OutlinedInputProps, keyof Frame | 'onChange' | 'slotProps'> {
  onChange: (value: string) => void;
  /** Attributes of the input element. */
  attributes: object;
  /** Further elements, such as a pop-up. */
  children?: ReactNode;
}

/** One per field: returns a function that reports an unreported value, or undefined. */
const readers = new Set<() => (() => void) | undefined>();

/**
 * Reads all fields before a submit or a change of focus, because password managers can fill them
 * without an event. All are read before the first reports its value, because that renders the form
 * and resets the other fields.
 */
const reportUnreported = () => {
  const reports = [...readers].flatMap((read) => read() ?? []);
  if (reports.length > 0) flushSync(() => reports.forEach((report) => report()));
};

/** Removes whitespace: inputs drop line breaks, and spaces around emails and URLs. */
const withoutWhitespace = (text: string) => text.replace(/\s/g, '');

/** An input in a FieldFrame, connected to its label, hint and error. */
export function InputField({
  label,
  hint,
  error,
  aside,
  onChange,
  required,
  attributes,
  ...props
}: InputFieldProps) {
  const { id: ownId, children, ...input } = props;
  const element = useRef<HTMLInputElement>(null);
  const read = useEffectEvent(() => {
    const { value = '' } = element.current ?? {};
    return withoutWhitespace(value) === withoutWhitespace(String(input.value))
      ? undefined
      : () => onChange(value);
  });
  useEffect(() => {
    const reader = () => read();
    readers.add(reader);
    for (const name of ['submit', 'focusout']) addEventListener(name, reportUnreported, true);
    return () => void readers.delete(reader);
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
