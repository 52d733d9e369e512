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
  // Password managers can fill fields without an event, so all are read before their form is sent or the focus moves, and then each tells its change:
  // a change renders the form, which sets the others back.
  const filled = useRef<string>(undefined);
  const read = useEffectEvent(({ target, currentTarget }: Event) => {
    const { form, value } = element.current ?? {};
    const isChanged = form?.contains(target as Node) && value !== String(input.value).replaceAll('\r\n', '\n');
    if (currentTarget !== document) filled.current = isChanged ? value : undefined;
    else if (filled.current !== undefined) flushSync(() => onChange(filled.current ?? ''));
  });
  useEffect(() => {
    const reading = (event: Event) => read(event);
    const places = [window, document];
    const events = ['submit', 'focusout'];
    for (const place of places) for (const name of events) place.addEventListener(name, reading, true);
    return () => {
      for (const place of places) for (const name of events) place.removeEventListener(name, reading, true);
    };
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
