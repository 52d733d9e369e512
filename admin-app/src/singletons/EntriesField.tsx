import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { entriesOf, entriesText, type Entry, type EntryPart, type EntryShape } from '@charity-site/api-client/entities';
import { useId, useState } from 'react';
import { Field, SelectField, VisuallyHidden } from '@charity-site/ui-kit';
import type { Control } from '../forms/fields';
import { EntryFrame } from './EntryFrame';

/** Appearance of the parts of entries. */
export interface EntriesLook {
  /** Hints below parts. */
  hints?: Partial<Record<string, string>>;
  /** Widths of the parts, side by side on wide screens, as in `grid-template-columns`. */
  columns?: string;
  /** Parts that are chosen from a list. */
  partOptions?: Partial<Record<string, readonly { value: string; label: string }[]>>;
}

interface EntriesFieldProps extends Pick<Control, 'label' | 'hint' | 'isNamed' | 'onChange' | 'error'> {
  shape: EntryShape;
  look: EntriesLook;
  /** The entries as text; see `EntryShape`. */
  value: string;
}

/** An entry with a key that it keeps when it moves. */
interface KeyedEntry {
  entry: Entry;
  key: number;
}

/** Lines of a part at first; parts of few words have one that does not grow. */
const rowsOf = ({ lines, translatable, max }: EntryPart): number | undefined => {
  if (lines) return 5;
  return translatable && max > 100 ? Math.min(4, Math.ceil(max / 250)) : undefined;
};

/** Entries of several parts, which can be added, moved and removed. The value is their text. */
export function EntriesField(props: EntriesFieldProps) {
  const { label, hint, isNamed, shape, look, value, onChange, error } = props;
  const id = useId();
  // The text has neither empty entries nor spaces at the ends, so what is being typed is held here.
  const [typed, setTyped] = useState<KeyedEntry[]>([]);
  const textOf = (rows: readonly KeyedEntry[]) => {
    const entries = rows.map(({ entry }) => entry);
    return entriesText(shape, entries);
  };
  const shown = textOf(typed) === value ? typed : entriesOf(shape, value).map((entry, key) => ({ entry, key }));
  const set = (next: KeyedEntry[]) => {
    setTyped(next);
    onChange(textOf(next));
  };
  const change = (at: number, part: string, text: string) =>
    set(shown.map((row, index) => (index === at ? { ...row, entry: { ...row.entry, [part]: text } } : row)));
  const swap = (at: number) =>
    set([...shown.slice(0, at), ...shown.slice(at, at + 2).reverse(), ...shown.slice(at + 2)]);
  const blank = () => ({
    entry: Object.fromEntries(shape.parts.map(({ name }) => [name, ''])),
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
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: isNamed ? 0 : 1 }}>
        {isNamed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Typography>
      {hint && <FormHelperText sx={{ m: 0 }}>{hint}</FormHelperText>}
      {shown.map(({ entry, key }, at) => (
        <EntryFrame
          key={key}
          name={`${noun} ${at + 1}`}
          texts={shape.parts.map(({ name }) => entry[name] ?? '')}
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
                value: entry[name] ?? '',
                error: errorAt(at, partLabel),
                hint: look.hints?.[name],
                onChange: (text: string) => change(at, name, text),
              };
              const options = look.partOptions?.[name];
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
