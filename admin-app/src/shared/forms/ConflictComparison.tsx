import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { entriesInWords, type AnyEntry } from '@charity-site/api-client/entities';
import { useId, type ReactNode } from 'react';
import { RichTextView } from '@charity-site/ui-kit';
import { StoredFile } from '../library/StoredFile';
import { longDate, formatDateTime } from '../site/time';
import { isSame, valuesOf, type FormField } from '../fields/fields';
import type { TheirRecord } from './useConflict';
import type { EditForm } from './useEditForm';

interface ConflictComparisonProps {
  theirs: TheirRecord;
  /** The form with the user's version. */
  form: EditForm;
}

const valueText = ({ kind }: FormField<string>, value: unknown): ReactNode => {
  const written = kind === 'entries' ? entriesInWords(value as AnyEntry[]) : String(value ?? '');
  if (!written) return <em>Empty</em>;
  if (kind === 'richText') return <RichTextView html={written} />;
  if (kind === 'picture' || kind === 'document') return <StoredFile kind={kind} url={written} />;
  if (kind === 'dateTime') return formatDateTime(written);
  if (kind === 'date') return longDate(written);
  return written;
};

/**
 * Compares two versions of a record: the fields that differ, side by side, or stacked on mobile
 * screens.
 */
export function ConflictComparison({
  theirs,
  form: { fields, values: mine, chosen },
}: ConflictComparisonProps) {
  const id = useId();
  const stored = valuesOf(fields, theirs);
  const differing = fields.filter(
    ({ name }) => chosen.includes(name) || !isSame(stored[name], mine[name]),
  );
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: 2,
        p: 2,
        borderRadius: 1,
        border: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography component="h3" variant="h6" id={id}>
        Their version and yours
      </Typography>
      {theirs === null && <Typography>It was deleted.</Typography>}
      {theirs && differing.length === 0 && <Typography>Both are the same.</Typography>}
      {theirs &&
        differing.map((field) => (
          <Box key={field.name} sx={{ display: 'grid', gap: 1 }}>
            <Typography component="h4" variant="subtitle2">
              {field.label}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
              }}
            >
              <Version heading="Theirs">{valueText(field, stored[field.name])}</Version>
              <Version heading="Yours">
                {chosen.includes(field.name)
                  ? 'The file that you chose.'
                  : valueText(field, mine[field.name])}
              </Version>
            </Box>
          </Box>
        ))}
    </Box>
  );
}

function Version({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        p: 1.5,
        bgcolor: 'kit.wash',
        borderRadius: 1,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="caption" id={id} sx={{ display: 'block' }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
