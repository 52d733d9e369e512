import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '@charity-site/api-client';
import { CONTENT_TYPES, DEFINITIONS, PEOPLE_LIST, type AnyDefinition } from '@charity-site/api-client/entities';
import { useSearchParams } from 'react-router-dom';
import { EmptyMessage, LoadError, Loading, Pager, TextSkeleton } from '@charity-site/ui-kit';
import { labelOf } from '../adminAreas';
import { Screen } from '../layout/Screen';
import { ScreenHead } from '../layout/ScreenHead';
import { FilterField } from '../list/FilterField';
import { useRole } from '../session/useRole';
import { longMoment, recentMoment } from '../site/time';
import { changeText } from './words';

const kindsOf = (definitions: readonly AnyDefinition[]) =>
  definitions.map(({ path }) => ({ value: path, label: labelOf(path) }));

const sorted = (kinds: { value: string; label: string }[]) =>
  kinds.sort((one, other) => one.label.localeCompare(other.label));

const KINDS = sorted([...kindsOf(DEFINITIONS), { value: PEOPLE_LIST, label: 'Access of people' }]);

/** Kinds of items whose history editors see. */
const EDITORS_KINDS = sorted(kindsOf(CONTENT_TYPES));

const pageIn = (address: URLSearchParams): number => Math.max(1, Math.trunc(Number(address.get('page'))) || 1);

/** /admin/history: what signed-in people did, newest first. */
export function HistoryScreen() {
  const [address, setAddress] = useSearchParams();
  const role = useRole();
  const page = pageIn(address);
  const list = address.get('list') ?? '';
  const by = address.get('by') ?? '';
  const { data, isError, isFetching, isPending, refetch } = useQuery(
    historyQuery({ page, list: list || undefined, by: by || undefined }),
  );
  const change = (changes: Record<string, string>, replace: boolean) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  return (
    <Screen>
      <ScreenHead heading="History">
        Who changed what, and when. To see or restore earlier versions of an item, open it and choose &ldquo;Earlier
        versions&rdquo;.
      </ScreenHead>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FilterField
          name="list"
          label="What"
          emptyOption="Everything"
          options={role === 'editor' ? EDITORS_KINDS : KINDS}
          value={list}
          onChange={(value) => change({ list: value, page: '' }, true)}
        />
        <FilterField
          name="by"
          label="Who"
          emptyOption="Everyone"
          options={(data?.people ?? (by ? [by] : [])).map((name) => ({ value: name, label: name }))}
          value={by}
          onChange={(value) => change({ by: value, page: '' }, true)}
        />
      </Box>
      <Box
        component="section"
        aria-label="Changes"
        aria-busy={isFetching}
        // Long words, such as email addresses, do not widen the column.
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        {isPending && (
          <Loading>
            <TextSkeleton lines={8} />
          </Loading>
        )}
        {isError && !data && <LoadError onRetry={() => void refetch()}>Failed to fetch the history.</LoadError>}
        {data?.changes.length === 0 && (
          <div role="status">
            <EmptyMessage>
              {list || by ? 'No changes match this choice.' : 'Nothing has been changed yet.'}
            </EmptyMessage>
          </div>
        )}
        {data && data.changes.length > 0 && (
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.changes.map((one) => (
              <Box
                component="li"
                key={one._id}
                sx={{ py: 1.5, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } }}
              >
                <Typography>{changeText(one)}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  <time dateTime={one.at} title={longMoment(one.at)}>
                    {recentMoment(one.at)}
                  </time>
                </Typography>
              </Box>
            ))}
          </Box>
        )}
        {data && (
          <Pager
            page={page}
            totalPages={data.totalPages}
            onPage={(next) => change({ page: next === 1 ? '' : String(next) }, false)}
          />
        )}
      </Box>
    </Screen>
  );
}
