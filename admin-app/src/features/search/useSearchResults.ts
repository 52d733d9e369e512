import { useQuery } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { can, SITE_SEARCH_MAX, type Role } from '@charity-site/api-client/entities';
import { useDebouncedValue } from '../../shared/lists/useDebouncedValue';
import { useRole } from '../../shared/session/useRole';
import { screenSections } from './screenSections';
import { foundSections, type Result } from './sections';

const EVERYTHING =
  'Finds screens, fields, content in every state, texts of the site, messages, comments, people and the trash.';
const CONTENT = 'Finds screens, content in every state, pictures and the trash.';

interface Answer {
  search: string;
  role: Role | undefined;
  isSearching: boolean;
  hasFailed: boolean;
  count: number;
}

/** Summary of the results, for screen readers and above the results. */
const summaryOf = ({ search, role, isSearching, hasFailed, count }: Answer): string => {
  if (search === '') return can(role, 'overseeSite') ? EVERYTHING : CONTENT;
  if (isSearching) return 'Searching...';
  if (hasFailed) return '';
  if (count === 0)
    return `Nothing was found for “${search}”. Check the spelling, or try another word.`;
  return count === 1 ? '1 result' : `${count} results`;
};

/**
 * Results for a text that is being typed: screens at once, the rest when typing pauses. The last
 * results stay until the next ones have come.
 */
export function useSearchResults(typed: string) {
  const search = typed.trim().slice(0, SITE_SEARCH_MAX);
  const role = useRole();
  const settled = useDebouncedValue(search);
  const { data, isError, isLoading, isPlaceholderData, refetch } = useQuery(
    api.find.query(settled),
  );
  const isCurrent = settled === search;
  const isSearching = search !== '' && (!isCurrent || isPlaceholderData || isLoading);
  const hasFailed = search !== '' && isCurrent && isError;
  const screens = screenSections(search, role);
  const sections = [...screens, ...(search !== '' && data ? foundSections(data.groups) : [])];
  const count = sections.reduce((sum, { results }) => sum + results.length, 0);
  return {
    sections,
    isSearching,
    hasFailed,
    summary: summaryOf({ search, role, isSearching, hasFailed, count }),
    retry: () => void refetch(),
    /** True if a result belongs to the typed text, not to an earlier one. */
    isAnswered: (result: Result) =>
      !isSearching || screens.some(({ results }) => results.includes(result)),
  };
}
