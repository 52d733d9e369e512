import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Saved } from '@charity-site/api-client';
import type { Singleton } from '@charity-site/api-client/entities';
import { useState, type ReactNode } from 'react';
import { EmptyMessage, LoadError, Loading, Panel, TextSkeleton } from '@charity-site/ui-kit';
import type { FormField } from '../forms/fields';
import type { DraftRules } from '../forms/draftForm';
import { Outcome, type OutcomeNotice } from '../list/Outcome';
import { RecordForm } from './RecordForm';
import { recordQuery } from './recordQuery';

/** Texts of one singleton screen (docs/product.md 5.9, 6, 8). */
interface RecordWords {
  heading: string;
  /** Name in sentences: 'quote' for 'Someone else has changed this quote'. */
  thing: string;
  /** The h2 above the stored record. */
  current: string;
  /** Text while there is no record. */
  none: string;
  submit: (exists: boolean) => string;
  confirm: string;
  saved: string;
  deleted: string;
  failedFetch: string;
  failedSave: string;
  failedDelete: string;
  /** Whether the server's message follows `failedDelete` (docs/product.md 8). */
  deleteSaysWhy: boolean;
}

/** Describes one singleton screen. */
export interface RecordDescriptor<Value extends object> {
  /** The definition, from which calls, query and rules follow. */
  type: Singleton<Value> & { rules: DraftRules<Value> };
  /** Called with what is stored after a save, and with null after a deletion. */
  onStored?: (stored: Saved<Value> | null) => void;
  /** What a new record begins with; what is left out is empty. */
  first?: Partial<Value>;
  words: RecordWords;
  fields: readonly FormField<keyof Value & string>[];
  /** Renders what the form's present values look like, above its buttons. */
  preview?: (values: Record<string, unknown>) => ReactNode;
  /** Renders the record as visitors see it. */
  show: (value: Value) => ReactNode;
}

/** Screen of a singleton: its form, and the stored record next to it (docs/product.md 5.9). */
export function RecordScreen<Value extends object>({ descriptor }: { descriptor: RecordDescriptor<Value> }) {
  const { type, words, show } = descriptor;
  const record = useQuery(recordQuery(type));
  const [notice, setNotice] = useState<OutcomeNotice | null>(null);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'start' }}>
      <Typography component="h1" variant="h3">
        {words.heading}
      </Typography>
      <Outcome notice={notice} />
      {record.isPending && (
        <Loading>
          <TextSkeleton lines={8} />
        </Loading>
      )}
      {record.isError && !record.data && (
        <LoadError onRetry={() => void record.refetch()}>{words.failedFetch}</LoadError>
      )}
      {record.isSuccess && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
            alignItems: 'start',
          }}
        >
          <RecordForm descriptor={descriptor} value={record.data} onNotice={setNotice} />
          <Panel heading={words.current}>
            {record.data ? show(record.data) : <EmptyMessage>{words.none}</EmptyMessage>}
          </Panel>
        </Box>
      )}
    </Box>
  );
}
