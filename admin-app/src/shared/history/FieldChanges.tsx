import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { entriesInWords, entriesOf } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import type { FormField } from '../fields/fields';
import { StoredFile } from '../library/StoredFile';
import { longDate, formatDateTime } from '../site/time';
import { richTextLines } from './richTextLines';
import { WordChanges } from './WordChanges';

type Values = Record<string, unknown>;

interface FieldChangesProps {
  fields: readonly FormField<string>[];
  before: Values;
  after: Values;
}

const written = (field: FormField<string>, value: unknown): string =>
  field.kind === 'entries' ? entriesInWords(entriesOf(field.shape, value)) : String(value ?? '');

const asText = ({ kind }: FormField<string>, value: string): string => {
  if (kind === 'richText') return richTextLines(value);
  if (kind === 'dateTime') return formatDateTime(value);
  if (kind === 'date') return longDate(value);
  return value;
};

const changeOf = (field: FormField<string>, before: string, after: string): ReactNode => {
  if (field.kind === 'picture' || field.kind === 'document')
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <FileVersion kind={field.kind} heading="Before" url={before} />
        <FileVersion kind={field.kind} heading="After" url={after} />
      </Box>
    );
  if (field.kind === 'custom' && field.renderValue)
    return (
      <Typography>
        <del>{field.renderValue(before)}</del> <ins>{field.renderValue(after)}</ins>
      </Typography>
    );
  const [old, now] = [asText(field, before), asText(field, after)];
  if (old === now) return <Typography>Only the formatting is different.</Typography>;
  return <WordChanges before={old} after={now} />;
};

/** The fields that differ between two versions, with their removed and added words. */
export function FieldChanges({ fields, before, after }: FieldChangesProps) {
  const differing = fields.filter(
    (field) => written(field, before[field.name]) !== written(field, after[field.name]),
  );
  if (differing.length === 0) return <Typography>These two versions are the same.</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {differing.map((field) => (
        <Box
          key={field.name}
          component="section"
          aria-label={field.label}
          sx={{ display: 'grid', gap: 0.5 }}
        >
          <Typography component="h3" variant="subtitle2">
            {field.label}
          </Typography>
          {changeOf(field, written(field, before[field.name]), written(field, after[field.name]))}
        </Box>
      ))}
    </Box>
  );
}

interface FileVersionProps {
  kind: 'picture' | 'document';
  heading: string;
  url: string;
}

function FileVersion({ kind, heading, url }: FileVersionProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" sx={{ display: 'block' }}>
        {heading}
      </Typography>
      {url ? <StoredFile kind={kind} url={url} /> : <em>No {kind}</em>}
    </Box>
  );
}
