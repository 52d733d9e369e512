import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { entriesOf, entriesText, type Entry, type EntryPart, type EntryShape } from '@charity-site/api-client/entities';
import { useId, useState } from 'react';
import { Field, SelectField, VisuallyHidden } from '@charity-site/ui-kit';
import { EntryFrame } from './EntryFrame';

/** Appearance of the parts of entries. */
export interface EntriesLook<Part extends string> {
  hint?: string;
  /** Hints below parts. */
  hints?: Partial<Record<Part, string>>;
  /** Widths of the parts, side by side on wide screens, as in `grid-template-columns`. */
  columns?: string;
  /** Parts that are chosen from a list. */
  options?: Partial<Record<Part, readonly { value: string; label: string }[]>>;
}

interface EntriesFieldProps<Part extends string> {
  label: string;
  shape: EntryShape<Part>;
  look: EntriesLook<Part>;
  /** True when the label is beside the field already. */
  isNamed: boolean;
  /** The entries as text; see `EntryShape`. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** An entry with a key that it keeps when it moves. */
interface KeyedEntry<Part extends string> {
  entry: Entry<Part>;
  key: number;
}

/** Lines of a part at first; parts of few words have one that does not grow. */
const rowsOf = ({ lines, translatable, max }: EntryPart): number | undefined => {
  if (lines) return 5;
  return translatable && max > 100 ? Math.min(4, Math.ceil(max / 250)) : undefined;
};

/** Entries of several parts, which can be added, moved and removed. The value is their text. */
export function EntriesField<Part extends string>(props: EntriesFieldProps<Part>) {
  const { label, shape, look, value, onChange, error } = props;
  const id = useId();
  // The text has neither empty entries nor spaces at the ends, so what is being typed is held here.
  const [typed, setTyped] = useState<KeyedEntry<Part>[]>([]);
  const textOf = (rows: readonly KeyedEntry<Part>[]) => {
    const entries = rows.map(({ entry }) => entry);
    return entriesText(shape, entries);
  };
  const shown = textOf(typed) === value ? typed : entriesOf(shape, value).map((entry, key) => ({ entry, key }));
  const set = (next: KeyedEntry<Part>[]) => {
    setTyped(next);
    onChange(textOf(next));
  };
  const change = (at: number, part: Part, text: string) =>
    set(shown.map((row, index) => (index === at ? { ...row, entry: { ...row.entry, [part]: text } } : row)));
  const swap = (at: number) =>
    set([...shown.slice(0, at), ...shown.slice(at, at + 2).reverse(), ...shown.slice(at + 2)]);
  const blank = () => ({
    entry: Object.fromEntries(shape.parts.map(({ name }) => [name, ''])) as Entry<Part>,
    key: 1 + Math.max(-1, ...shown.map(({ key }) => key)),
  });
  const noun = shape.noun.toLowerCase();
  const errorAt = (at: number, partLabel: string) => {
    const start = `${shape.noun} ${at + 1}: ${partLabel} `;
    return error?.startsWith(start) ? `${partLabel} ${error.slice(start.length)}` : undefined;
  };
  const hasPlace = shown.some((_, at) => shape.parts.some((part) => errorAt(at, part.label)));

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: props.isNamed ? 0 : 1 }}>
        {props.isNamed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Typography>
      {look.hint && <FormHelperText sx={{ m: 0 }}>{look.hint}</FormHelperText>}
      {shown.map(({ entry, key }, at) => (
        <EntryFrame
          key={key}
          name={`${noun} ${at + 1}`}
          texts={shape.parts.map(({ name }) => entry[name])}
          oneOf={id}
          onUp={at === 0 ? undefined : () => swap(at - 1)}
          onDown={at === shown.length - 1 ? undefined : () => swap(at)}
          onRemove={() => set(shown.filter((row) => row.key !== key))}
        >
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: look.columns } }}>
            {shape.parts.map((part) => {
              const { name, label: partLabel, required } = part;
              const common = {
                name: `${id}-${at}-${name}`,
                label: partLabel,
                value: entry[name],
                error: errorAt(at, partLabel),
                hint: look.hints?.[name],
                onChange: (text: string) => change(at, name, text),
              };
              const options = look.options?.[name];
              if (options) return <SelectField key={name} {...common} options={options} emptyOption="Any" />;
              return <Field key={name} {...common} required={required} rows={rowsOf(part)} autoComplete="off" />;
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
      {error && !hasPlace && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
