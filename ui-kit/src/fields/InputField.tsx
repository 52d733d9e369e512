import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FieldFrame, type FieldFrameProps } from './FieldFrame/FieldFrame';

type Frame = Pick<FieldFrameProps, 'id' | 'label' | 'hint' | 'error' | 'aside'>;

interface InputFieldProps
  extends Frame, Omit<OutlinedInputProps, keyof Frame | 'onChange' | 'slotProps'> {
  onChange: (value: string) => void;
  /** Further attributes of the input. */
  attributes: object;
  /** Further parts beside the input, such as its pop-up. */
  children?: ReactNode;
}

/**
 * Readers of all fields. Each answers how it tells its change, where it holds a text that it has
 * not told.
 */
const readers = new Set<() => (() => void) | undefined>();

/**
 * Reads the fields before a form is sent or the focus moves, because password managers can fill
 * them without an event. All are read before one tells its change, which renders the form and sets
 * the others back.
 */
const readFilled = () => {
  const changes = [...readers].flatMap((read) => read() ?? []);
  if (changes.length > 0) flushSync(() => changes.forEach((tell) => tell()));
};

/**
 * A text as inputs may change it by themselves: they drop line ends, and blanks around addresses.
 */
const bare = (text: string) => text.replace(/\s/g, '');

/**
 * A field that is an input: label, hint and error in a frame, and the input with what assistive
 * technology reads of it.
 */
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
    return bare(value) === bare(String(input.value)) ? undefined : () => onChange(value);
  });
  useEffect(() => {
    const reader = () => read();
    readers.add(reader);
    for (const name of ['submit', 'focusout']) addEventListener(name, readFilled, true);
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
