import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Saved } from '@charity-site/api-client';
import type { Singleton } from '@charity-site/api-client/entities';
import { useState, type ReactNode } from 'react';
import { Banner, EmptyMessage, Facts, LoadError, Loading, Panel, TextSkeleton } from '@charity-site/ui-kit';
import type { FormField } from '../forms/fields';
import type { DraftRules } from '../forms/draftForm';
import { Outcome, type OutcomeNotice } from '../list/Outcome';
import { RecordForm } from './RecordForm';
import { recordQuery } from './recordQuery';
import type { RecordWords } from './recordWords';

/** Describes one singleton screen. */
export interface RecordDescriptor<Value extends object> {
  /** The definition, from which calls, query and rules follow. */
  type: Singleton<Value> & { rules: DraftRules<Value> };
  /** Called with what is stored after a save, and with null after a deletion. */
  onStored?: (stored: Saved<Value> | null) => void;
  /** First values of a new record; missing ones are empty. */
  first?: Partial<Value>;
  words: RecordWords;
  fields: readonly FormField<keyof Value & string>[];
  /** Renders what the form's present values look like, above its buttons. */
  preview?: (values: Record<string, unknown>) => ReactNode;
  /** Shows the stored record beside the form: as visitors see it, or with the labels of the fields. */
  show?: 'fields' | ((value: Value) => ReactNode);
}

/** Screen of a singleton: its form, and the stored record next to it. */
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
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: show ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 56rem)',
            },
            alignItems: 'start',
          }}
        >
          {!show && !record.data && <Banner kind="info">{words.none}</Banner>}
          <RecordForm descriptor={descriptor} value={record.data} onNotice={setNotice} />
          {show && (
            <Panel heading={words.current}>
              {!record.data && <EmptyMessage>{words.none}</EmptyMessage>}
              {record.data &&
                (show === 'fields' ? <StoredFields {...{ descriptor, value: record.data }} /> : show(record.data))}
            </Panel>
          )}
        </Box>
      )}
    </Box>
  );
}

function StoredFields<Value extends object>({
  descriptor,
  value,
}: {
  descriptor: RecordDescriptor<Value>;
  value: Value;
}) {
  return <Facts facts={descriptor.fields.map(({ name, label }) => [label, String(value[name] ?? '')] as const)} />;
}
