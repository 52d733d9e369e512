import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { untranslatedQuery } from '@charity-site/api-client';
import { LANGUAGES, type UntranslatedItem } from '@charity-site/api-client/entities';
import { EmptyMessage } from '@charity-site/ui-kit';
import { labelOf, screenOf } from '../../shared/adminAreas';
import { ContentRow } from '../../shared/layout/ContentRow';
import { LoadState } from '../../shared/layout/LoadState';
import { PlainList } from '../../shared/layout/PlainList';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHeader } from '../../shared/layout/ScreenHeader';
import { StandaloneLink } from '../../shared/layout/StandaloneLink';
import { longDate } from '../../shared/site/time';

const { code, name } = LANGUAGES[1];

/** Path of the form that translates an item. */
const hrefOf = ({ list, item }: UntranslatedItem): string =>
  `${screenOf(list)}?${item === list ? '' : `edit=${item}&`}translate=${list}`;

/** /admin/untranslated: public content without a translation, newest first. */
export function UntranslatedScreen() {
  const untranslated = useQuery(untranslatedQuery(code));
  const { data, isFetching } = untranslated;
  return (
    <Screen>
      <ScreenHeader heading="Untranslated">
        What visitors of the {name} pages still read in English, the newest first.
      </ScreenHeader>
      <Box component="section" aria-label="Untranslated content" aria-busy={isFetching}>
        <LoadState query={untranslated} lines={6}>
          Failed to fetch the untranslated content.
        </LoadState>
        {data?.length === 0 && (
          <div role="status">
            <EmptyMessage>Everything is translated.</EmptyMessage>
          </div>
        )}
        {data && (
          <PlainList>
            {data.map((item) => (
              <ContentRow
                key={`${item.list}/${item.item}`}
                title={
                  <StandaloneLink href={hrefOf(item)}>
                    {item.title || labelOf(item.list)}
                  </StandaloneLink>
                }
                details={
                  item.title ? `${labelOf(item.list)}, ${longDate(item.at)}` : longDate(item.at)
                }
              />
            ))}
          </PlainList>
        )}
      </Box>
    </Screen>
  );
}
