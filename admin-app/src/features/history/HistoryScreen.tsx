import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '@charity-site/api-client';
import {
  CONTENT_TYPES,
  DEFINITIONS,
  PEOPLE_LIST,
  type AnyDefinition,
} from '@charity-site/api-client/entities';
import { EmptyMessage, Pager } from '@charity-site/ui-kit';
import { SecondaryText } from '../../shared/layout/SecondaryText';
import { labelOf } from '../../shared/adminAreas';
import { LoadState } from '../../shared/layout/LoadState';
import { PlainList } from '../../shared/layout/PlainList';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHeader } from '../../shared/layout/ScreenHeader';
import { FilterField } from '../../shared/lists/FilterField';
import { pageIn, useUrlState } from '../../shared/lists/useUrlState';
import { useCan } from '../../shared/session/useRole';
import { formatDateTime, formatRecent } from '../../shared/site/time';
import { changeText } from '../../shared/history/historyTexts';

const kindsOf = (definitions: readonly AnyDefinition[]) =>
  definitions.map(({ path }) => ({ value: path, label: labelOf(path) }));

const sortByLabel = (kinds: { value: string; label: string }[]) =>
  kinds.sort((a, b) => a.label.localeCompare(b.label));

const ALL_KINDS = sortByLabel([
  ...kindsOf(DEFINITIONS),
  { value: PEOPLE_LIST, label: 'People and access' },
]);

/** Kinds of items whose history editors see, too. */
const CONTENT_KINDS = sortByLabel(kindsOf(CONTENT_TYPES));

const readParams = (params: URLSearchParams) => ({
  page: pageIn(params),
  list: params.get('list') ?? '',
  by: params.get('by') ?? '',
});

/** /admin/history: changes by signed-in people, newest first. */
export function HistoryScreen() {
  const [{ page, list, by }, setParams] = useUrlState(readParams);
  const canOversee = useCan('overseeSite');
  const history = useQuery(historyQuery({ page, list: list || undefined, by: by || undefined }));
  const { data, isFetching } = history;
  return (
    <Screen>
      <ScreenHeader heading="History">
        Who changed what, and when. To see or restore earlier versions of an item, open it and
        choose &ldquo;Earlier versions&rdquo;.
      </ScreenHeader>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FilterField
          name="list"
          label="What"
          emptyOption="Everything"
          options={canOversee ? ALL_KINDS : CONTENT_KINDS}
          value={list}
          onChange={(value) => setParams({ list: value, page: 1 }, { replace: true })}
        />
        <FilterField
          name="by"
          label="Who"
          emptyOption="Everyone"
          options={(data?.people ?? (by ? [by] : [])).map((name) => ({ value: name, label: name }))}
          value={by}
          onChange={(value) => setParams({ by: value, page: 1 }, { replace: true })}
        />
      </Box>
      <Box
        component="section"
        aria-label="Changes"
        aria-busy={isFetching}
        // Long words, such as email addresses, do not widen the column.
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        <LoadState query={history} lines={8}>
          Failed to fetch the history.
        </LoadState>
        {data?.changes.length === 0 && (
          <div role="status">
            <EmptyMessage>
              {list || by ? 'No changes match this choice.' : 'Nothing has been changed yet.'}
            </EmptyMessage>
          </div>
        )}
        {data && data.changes.length > 0 && (
          <PlainList as="ol">
            {data.changes.map((entry) => (
              <Box
                component="li"
                key={entry._id}
                sx={{
                  py: 1.5,
                  overflowWrap: 'anywhere',
                  '& + &': { borderTop: 1, borderColor: 'divider' },
                }}
              >
                <Typography>{changeText(entry)}</Typography>
                <SecondaryText>
                  <time dateTime={entry.at} title={formatDateTime(entry.at)}>
                    {formatRecent(entry.at)}
                  </time>
                </SecondaryText>
              </Box>
            ))}
          </PlainList>
        )}
        {data && (
          <Pager
            page={page}
            totalPages={data.totalPages}
            onPage={(nextPage) => setParams({ page: nextPage }, { replace: false })}
          />
        )}
      </Box>
    </Screen>
  );
}
