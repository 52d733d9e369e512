import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import {
  partText,
  typedPart,
  type AnyEntry,
  type EntryPart,
  type EntryShape,
} from '@charity-site/api-client/entities';
import { useId, useState } from 'react';
import { Field } from '@charity-site/ui-kit';
import { isSame, type Control } from '../fields/fields';

interface TranslatedEntriesProps extends Pick<Control, 'label' | 'error'> {
  shape: EntryShape;
  english: readonly AnyEntry[];
  language: string;
  /** As many entries as in English; untranslated ones have the English words. */
  value: readonly AnyEntry[];
  onChange: (value: readonly AnyEntry[]) => void;
}

/** Parts with more characters get a multi-line field. */
const ONE_LINE = 120;

/**
 * The translatable parts of entries in another language, each with its English text. Other parts
 * are read-only.
 */
export function TranslatedEntries(props: TranslatedEntriesProps) {
  const { label, shape, english, language, value, onChange, error } = props;
  const id = useId();
  // The typed entries, with the empty lines that the value lacks.
  const [typed, setTyped] = useState<readonly AnyEntry[]>([]);
  const wholeOf = (entries: readonly AnyEntry[]): readonly AnyEntry[] => {
    const whole = english.map((original, at) => ({ ...original, ...filledParts(entries[at]) }));
    return isSame(whole, english) ? [] : whole;
  };
  const isTyped = typed.length > 0 && isSame(wholeOf(typed), value);
  const visible = isTyped
    ? typed
    : english.map((original, at) => translatedParts(original, value[at]));
  const change = (at: number, part: EntryPart, text: string) => {
    const next = visible.map((entry, index) =>
      index === at ? { ...entry, [part.name]: typedPart(part, text) } : entry,
    );
    setTyped(next);
    onChange(wholeOf(next));
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: 1 }}>
        {label}
      </Typography>
      <FormHelperText sx={{ m: 0 }}>
        Visitors see these in {language} once all of them are translated.
      </FormHelperText>
      {english.map((original, at) => (
        <Box
          key={at}
          role="group"
          aria-label={`${shape.noun} ${at + 1}`}
          sx={{
            display: 'grid',
            gap: 1.5,
            p: 2,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {shape.parts
            .filter(({ name, translatable }) => translatable && original[name]?.length)
            .map((part) => {
              const { name, lines } = part;
              const words = partText(original[name]);
              return (
                <Field
                  key={name}
                  name={`${id}-${at}-${name}`}
                  label={`${part.label} in ${language}`}
                  hint={<span style={{ whiteSpace: 'pre-line' }}>{`English: ${words}`}</span>}
                  rows={lines || words.length > ONE_LINE ? 4 : undefined}
                  value={partText(visible[at]?.[name])}
                  onChange={(text) => change(at, part, text)}
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

const filledParts = (entry: AnyEntry = {}): AnyEntry =>
  Object.fromEntries(Object.entries(entry).filter(([, part]) => partText(part).trim() !== ''));

/** The parts of an entry that differ from the English ones. */
const translatedParts = (original: AnyEntry, words: AnyEntry = {}): AnyEntry =>
  Object.fromEntries(
    Object.entries(words).filter(([name, part]) => partText(part) !== partText(original[name])),
  );
