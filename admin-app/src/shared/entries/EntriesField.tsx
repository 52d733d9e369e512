import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import {
  emptyEntry,
  isFilled,
  partText,
  typedPart,
  type AnyEntry,
  type EntryPart,
  type EntryShape,
} from '@charity-site/api-client/entities';
import { useId, useState } from 'react';
import { Field, SelectField, VisuallyHidden } from '@charity-site/ui-kit';
import { isSame, type Control, type EntriesLook } from '../fields/fields';
import { EntryFrame } from './EntryFrame';

interface EntriesFieldProps extends Pick<
  Control,
  'label' | 'hint' | 'isNamed' | 'onChange' | 'error'
> {
  shape: EntryShape;
  look: EntriesLook;
  value: readonly AnyEntry[];
  /** Error of a part by its path in the list: `[1].number`. Empty entries do not count. */
  errorAt: (path: string) => string | undefined;
}

/** An entry with a key that it keeps when it moves. */
interface KeyedEntry {
  entry: AnyEntry;
  key: number;
}

/** Lines of a part at first; parts of few words have one that does not grow. */
const rowsOf = ({ lines, translatable, max }: EntryPart): number | undefined => {
  if (lines) return 5;
  return translatable && max > 100 ? Math.min(4, Math.ceil(max / 250)) : undefined;
};

/** Entries of several parts, which can be added, moved and removed. The value has no empty ones. */
export function EntriesField(props: EntriesFieldProps) {
  const { label, hint, isNamed, shape, look, value, onChange, error, errorAt } = props;
  const id = useId();
  // The value lacks the empty entries and lines that are there while a person types.
  const [typed, setTyped] = useState<KeyedEntry[]>([]);
  const filledIn = (rows: readonly KeyedEntry[]) => rows.map(({ entry }) => entry).filter(isFilled);
  const isTyped = isSame(filledIn(typed), value);
  const shown = isTyped ? typed : value.map((entry, key) => ({ entry, key }));
  const set = (next: KeyedEntry[]) => {
    setTyped(next);
    onChange(filledIn(next));
  };
  const change = (at: number, part: EntryPart, text: string) =>
    set(
      shown.map((row, index) =>
        index === at
          ? { ...row, entry: { ...row.entry, [part.name]: typedPart(part, text) } }
          : row,
      ),
    );
  const swap = (at: number) =>
    set([...shown.slice(0, at), ...shown.slice(at, at + 2).reverse(), ...shown.slice(at + 2)]);
  const blank = () => ({
    entry: emptyEntry(shape),
    key: 1 + Math.max(-1, ...shown.map(({ key }) => key)),
  });
  const noun = shape.noun.toLowerCase();
  const partError = (at: number, part: string) => {
    const before = filledIn(shown.slice(0, at)).length;
    return isFilled(shown[at]?.entry ?? {}) ? errorAt(`[${before}].${part}`) : undefined;
  };

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: isNamed ? 0 : 1 }}>
        {isNamed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Typography>
      {hint && <FormHelperText sx={{ m: 0 }}>{hint}</FormHelperText>}
      {shown.map(({ entry, key }, at) => (
        <EntryFrame
          key={key}
          name={`${noun} ${at + 1}`}
          texts={shape.parts.map(({ name }) => partText(entry[name]))}
          oneOf={id}
          onUp={at === 0 ? undefined : () => swap(at - 1)}
          onDown={at === shown.length - 1 ? undefined : () => swap(at)}
          onRemove={() => set(shown.filter((row) => row.key !== key))}
        >
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: look.columns } }}>
            {shape.parts.map((part) => {
              const { name, required } = part;
              const common = {
                name: `${id}-${at}-${name}`,
                label: part.label,
                value: partText(entry[name]),
                error: partError(at, name),
                hint: look.hints?.[name],
                onChange: (text: string) => change(at, part, text),
              };
              const options = look.partOptions?.[name];
              if (options)
                return <SelectField key={name} {...common} options={options} emptyOption="Any" />;
              return (
                <Field
                  key={name}
                  {...common}
                  required={required}
                  rows={rowsOf(part)}
                  autoComplete="off"
                />
              );
            })}
          </Box>
        </EntryFrame>
      ))}
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        disabled={shown.length >= shape.most}
        onClick={() => set([...shown, blank()])}
      >
        {`Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}
      </Button>
      {error && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
