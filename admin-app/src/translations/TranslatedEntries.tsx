import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { entriesOf, entriesText, type Entry, type EntryShape } from '@charity-site/api-client/entities';
import { useId, useState } from 'react';
import { Field } from '@charity-site/ui-kit';
import type { Control } from '../forms/fields';

interface TranslatedEntriesProps extends Pick<Control, 'label' | 'error'> {
  shape: EntryShape;
  /** The entries in English, as text. */
  english: string;
  language: string;
  /** The entries in the other language, as text: as many as in English, with the English words of those that are not translated. */
  value: string;
  onChange: (value: string) => void;
}

/** Parts with more characters than this get several lines. */
const ONE_LINE = 120;

/** The words of entries in another language, each with its English. Nothing else of them can be changed here. */
export function TranslatedEntries(props: TranslatedEntriesProps) {
  const { label, shape, english, language, value, onChange, error } = props;
  const id = useId();
  const originals = entriesOf(shape, english);
  // The text has no spaces at the ends, so what is being typed is held here.
  const [typed, setTyped] = useState<Entry[]>([]);
  const wholeOf = (entries: readonly Entry[]): string => {
    const filled = originals.map((original, at) => ({ ...original, ...filledParts(entries[at]) }));
    const text = entriesText(shape, filled);
    return text === english ? '' : text;
  };
  const isTyped = typed.length > 0 && wholeOf(typed) === value;
  const stored = entriesOf(shape, value);
  const shown: readonly Entry[] = isTyped
    ? typed
    : originals.map((original, at) =>
        Object.fromEntries(
          shape.parts.map(({ name }) => {
            const words = stored[at]?.[name] ?? '';
            return [name, words === original[name] ? '' : words];
          }),
        ),
      );
  const change = (at: number, part: string, text: string) => {
    const next = shown.map((entry, index) => (index === at ? { ...entry, [part]: text } : entry));
    setTyped(next);
    onChange(wholeOf(next));
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: 1 }}>
        {label}
      </Typography>
      <FormHelperText sx={{ m: 0 }}>Visitors see these in {language} once all of them are translated.</FormHelperText>
      {originals.map((original, at) => (
        <Box
          key={at}
          role="group"
          aria-label={`${shape.noun} ${at + 1}`}
          sx={{ display: 'grid', gap: 1.5, p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}
        >
          {shape.parts
            .filter(({ name, translatable }) => translatable && original[name])
            .map(({ name, label: part, lines }) => {
              const words = original[name] ?? '';
              return (
                <Field
                  key={name}
                  name={`${id}-${at}-${name}`}
                  label={`${part} in ${language}`}
                  hint={<span style={{ whiteSpace: 'pre-line' }}>{`English: ${words}`}</span>}
                  rows={lines || words.length > ONE_LINE ? 4 : undefined}
                  value={shown[at]?.[name] ?? ''}
                  onChange={(text) => change(at, name, text)}
                  autoComplete="off"
                />
              );
            })}
        </Box>
      ))}
      {error && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const filledParts = (entry: Entry = {}): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, words]) => words.trim() !== ''));
