import { useQuery } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { can, SITE_SEARCH_MAX, type Role } from '@charity-site/api-client/entities';
import { useDebouncedValue } from '../../shared/lists/useDebouncedValue';
import { useRole } from '../../shared/session/useRole';
import { screenSections } from './screenSections';
import { buildSections, type Result } from './sections';

const HINT_EVERYTHING =
  'Finds screens, fields, content in every state, texts of the site, messages, comments, people and the trash.';
const HINT_CONTENT = 'Finds screens, content in every state, pictures and the trash.';

interface SearchState {
  search: string;
  role: Role | undefined;
  isSearching: boolean;
  hasFailed: boolean;
  count: number;
}

/** Status above the results, also for screen readers. */
const summaryOf = ({ search, role, isSearching, hasFailed, count }: SearchState): string => {
  if (search === '') return can(role, 'overseeSite') ? HINT_EVERYTHING : HINT_CONTENT;
  if (isSearching) return 'Searching...';
  if (hasFailed) return '';
  if (count === 0)
    return `Nothing was found for “${search}”. Check the spelling, or try another word.`;
  return count === 1 ? '1 result' : `${count} results`;
};

/**
 * Results while the user types: screens at once, server results after a debounce. Previous results
 * stay until then.
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
  const sections = [...screens, ...(search !== '' && data ? buildSections(data.groups) : [])];
  const count = sections.reduce((sum, { results }) => sum + results.length, 0);
  return {
    sections,
    isSearching,
    hasFailed,
    summary: summaryOf({ search, role, isSearching, hasFailed, count }),
    retry: () => void refetch(),
    /** True if a result belongs to the current text, not to an earlier one. */
    isUpToDate: (result: Result) =>
      !isSearching || screens.some(({ results }) => results.includes(result)),
  };
}
