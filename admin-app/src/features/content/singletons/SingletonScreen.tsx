import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner, EmptyMessage, Facts, Panel } from '@charity-site/ui-kit';
import { LoadState } from '../../../shared/layout/LoadState';
import { Screen } from '../../../shared/layout/Screen';
import { ScreenHeading } from '../../../shared/layout/ScreenHeading';
import { NoticeBanner, type Notice } from '../../../shared/mutations/NoticeBanner';
import { SingletonForm } from './SingletonForm';
import type { ResolvedSingletonConfig } from './singletonDescriptor';
import { adminSingletonQuery } from './adminSingletonQuery';

/** Screen of a singleton: its form, and the stored record next to it. */
export function SingletonScreen<Value extends object>({
  descriptor,
}: {
  descriptor: ResolvedSingletonConfig<Value>;
}) {
  const { type, words, fields, show } = descriptor;
  const record = useQuery(adminSingletonQuery(type));
  const stored = record.data;
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <Screen>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <NoticeBanner notice={notice} />
      <LoadState query={record} lines={8}>
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
              {stored &&
                (show === 'fields' ? (
                  <Facts
                    facts={fields.map(
                      ({ name, label }) => [label, String(stored[name] ?? '')] as const,
                    )}
                  />
                ) : (
                  show(stored)
                ))}
            </Panel>
          )}
        </Box>
      )}
    </Screen>
  );
}
