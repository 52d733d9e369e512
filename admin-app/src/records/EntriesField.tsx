import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { entriesOf, entriesText, type Entry, type EntryShape } from '@charity-site/api-client/entities';
import { useId, useState } from 'react';
import { Field, SelectField } from '@charity-site/ui-kit';

/** How the parts of entries are shown. */
export interface EntriesLook<Part extends string> {
  hint?: string;
  /** Parts of several lines, with the number of lines. */
  rows?: Partial<Record<Part, number>>;
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
  /** The entries as text; see `EntryShape`. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Entries of several parts, which can be added, moved and removed. The value is their text. */
export function EntriesField<Part extends string>(props: EntriesFieldProps<Part>) {
  const { label, shape, look, value, onChange, error } = props;
  const id = useId();
  // The text has neither empty entries nor spaces at the ends, so what is being typed is held here.
  const [typed, setTyped] = useState<Entry<Part>[]>([]);
  const isTyped = entriesText(shape, typed) === value;
  const shown = isTyped ? typed : entriesOf(shape, value);
  const set = (next: Entry<Part>[]) => {
    setTyped(next);
    onChange(entriesText(shape, next));
  };
  const change = (at: number, part: Part, text: string) =>
    set(shown.map((entry, index) => (index === at ? { ...entry, [part]: text } : entry)));
  const swap = (at: number) =>
    set([...shown.slice(0, at), ...shown.slice(at, at + 2).reverse(), ...shown.slice(at + 2)]);
  const blank = () => Object.fromEntries(shape.parts.map(({ name }) => [name, ''])) as Entry<Part>;
  const noun = shape.noun.toLowerCase();
  const errorAt = (at: number, partLabel: string) => {
    const start = `${shape.noun} ${at + 1}: ${partLabel} `;
    return error?.startsWith(start) ? `${partLabel} ${error.slice(start.length)}` : undefined;
  };
  const hasPlace = shown.some((_, at) => shape.parts.some((part) => errorAt(at, part.label)));

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: 1 }}>
        {label}
      </Typography>
      {look.hint && <FormHelperText sx={{ m: 0 }}>{look.hint}</FormHelperText>}
      {shown.map((entry, at) => (
        <Box
          // Entries have no id of their own; their position is what the buttons act on.
          key={at}
          role="group"
          aria-label={`${shape.noun} ${at + 1}`}
          sx={{ display: 'grid', gap: 1.5, p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}
        >
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: look.columns } }}>
            {shape.parts.map(({ name, label: partLabel, required }) => {
              const common = {
                name: `${id}-${at}-${name}`,
                label: partLabel,
                value: entry[name],
                error: errorAt(at, partLabel),
                onChange: (text: string) => change(at, name, text),
              };
              const options = look.options?.[name];
              if (options) return <SelectField key={name} {...common} options={options} emptyOption="Any" />;
              return (
                <Field
                  key={name}
                  {...common}
                  hint={look.hints?.[name]}
                  required={required}
                  rows={look.rows?.[name]}
                  autoComplete="off"
                />
              );
            })}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button disabled={at === 0} onClick={() => swap(at - 1)} aria-label={`Move ${noun} ${at + 1} up`}>
              Move up
            </Button>
            <Button
              color="error"
              onClick={() => set(shown.filter((_, index) => index !== at))}
              aria-label={`Remove ${noun} ${at + 1}`}
            >
              Remove
            </Button>
          </Box>
        </Box>
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
