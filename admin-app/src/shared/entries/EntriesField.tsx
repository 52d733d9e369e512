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
import { isSame, type Control, type EntriesOptions } from '../fields/fields';
import { EntryFrame } from './EntryFrame';

interface EntriesFieldProps extends Pick<
  Control,
  'label' | 'hint' | 'isNamed' | 'onChange' | 'error'
> {
  shape: EntryShape;
  entriesOptions: EntriesOptions;
  value: readonly AnyEntry[];
  /**
   * Error of a part by its path in the list, such as `[1].number`. Empty entries are not counted.
   */
  errorAt: (path: string) => string | undefined;
}

/** An entry with a React key that is stable when the entry moves. */
interface KeyedEntry {
  entry: AnyEntry;
  key: number;
}

/**
 * Initial number of lines; undefined for short parts, whose field has one line and does not grow.
 */
const rowsOf = ({ lines, translatable, max }: EntryPart): number | undefined => {
  if (lines) return 5;
  return translatable && max > 100 ? Math.min(4, Math.ceil(max / 250)) : undefined;
};

/** A list of entries that can be added, moved and removed. The value has no empty entries. */
export function EntriesField(props: EntriesFieldProps) {
  const { label, hint, isNamed, shape, entriesOptions, value, onChange, error, errorAt } = props;
  const id = useId();
  // The typed entries, with the empty ones and empty lines that the value lacks.
  const [typed, setTyped] = useState<KeyedEntry[]>([]);
  const filledIn = (rows: readonly KeyedEntry[]) => rows.map(({ entry }) => entry).filter(isFilled);
  const isTyped = isSame(filledIn(typed), value);
  const visible = isTyped ? typed : value.map((entry, key) => ({ entry, key }));
  const set = (next: KeyedEntry[]) => {
    setTyped(next);
    onChange(filledIn(next));
  };
  const change = (at: number, part: EntryPart, text: string) =>
    set(
      visible.map((row, index) =>
        index === at
          ? { ...row, entry: { ...row.entry, [part.name]: typedPart(part, text) } }
          : row,
      ),
    );
  const swap = (at: number) =>
    set([
      ...visible.slice(0, at),
      ...visible.slice(at, at + 2).reverse(),
      ...visible.slice(at + 2),
    ]);
  const blank = () => ({
    entry: emptyEntry(shape),
    key: 1 + Math.max(-1, ...visible.map(({ key }) => key)),
  });
  const noun = shape.noun.toLowerCase();
  const partError = (at: number, part: string) => {
    const before = filledIn(visible.slice(0, at)).length;
    return isFilled(visible[at]?.entry ?? {}) ? errorAt(`[${before}].${part}`) : undefined;
  };

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: isNamed ? 0 : 1 }}>
        {isNamed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Typography>
      {hint && <FormHelperText sx={{ m: 0 }}>{hint}</FormHelperText>}
      {visible.map(({ entry, key }, at) => (
        <EntryFrame
          key={key}
          name={`${noun} ${at + 1}`}
          texts={shape.parts.map(({ name }) => partText(entry[name]))}
          group={id}
          onUp={at === 0 ? undefined : () => swap(at - 1)}
          onDown={at === visible.length - 1 ? undefined : () => swap(at)}
          onRemove={() => set(visible.filter((row) => row.key !== key))}
        >
          <Box
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: entriesOptions.columns } }}
          >
            {shape.parts.map((part) => {
              const { name, required } = part;
              const common = {
                name: `${id}-${at}-${name}`,
                label: part.label,
                value: partText(entry[name]),
                error: partError(at, name),
                hint: entriesOptions.hints?.[name],
                onChange: (text: string) => change(at, part, text),
              };
              const options = entriesOptions.partOptions?.[name];
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
        disabled={visible.length >= shape.maxEntries}
        onClick={() => set([...visible, blank()])}
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
