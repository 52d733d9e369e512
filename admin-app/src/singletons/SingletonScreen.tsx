import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner, EmptyMessage, Facts, Panel } from '@charity-site/ui-kit';
import { LoadState } from '../layout/LoadState';
import { Screen } from '../layout/Screen';
import { ScreenHeading } from '../layout/ScreenHeading';
import { Outcome, type OutcomeNotice } from '../list/Outcome';
import { SingletonForm } from './SingletonForm';
import type { SingletonDescriptor } from './singletonDescriptor';
import { singletonQuery } from './singletonQuery';

/** Screen of a singleton: its form, and the stored record next to it. */
export function SingletonScreen<Value extends object>({ descriptor }: { descriptor: SingletonDescriptor<Value> }) {
  const { type, words, show } = descriptor;
  const record = useQuery(singletonQuery(type));
  const [notice, setNotice] = useState<OutcomeNotice | null>(null);
  return (
    <Screen>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <Outcome notice={notice} />
      <LoadState of={record} lines={8}>
        {words.failedFetch}
      </LoadState>
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
          <SingletonForm descriptor={descriptor} value={record.data} onNotice={setNotice} />
          {show && (
            <Panel heading={words.current}>
              {!record.data && <EmptyMessage>{words.none}</EmptyMessage>}
              {record.data &&
                (show === 'fields' ? <StoredFields {...{ descriptor, value: record.data }} /> : show(record.data))}
            </Panel>
          )}
        </Box>
      )}
    </Screen>
  );
}

function StoredFields<Value extends object>({
  descriptor,
  value,
}: {
  descriptor: SingletonDescriptor<Value>;
  value: Value;
}) {
  return <Facts facts={descriptor.fields.map(({ name, label }) => [label, String(value[name] ?? '')] as const)} />;
}
