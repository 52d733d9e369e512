import Button from '@mui/material/Button';

interface NoMatchProps {
  /** The list's empty message, such as 'No events found.' */
  none: string;
  /** The list, which has a search or a filter. */
  list: { search: string; isFiltered: boolean; clear: () => void };
}

/** Empty state of a search or filter: repeats the search and offers to clear it. */
export function NoMatch({ none, list: { search, isFiltered, clear } }: NoMatchProps) {
  const nothing = none.replace(/ found\.$/, '');
  const searched = search.trim();
  return (
    <>
      <p>
        {searched ? `${nothing} match “${searched}”` : `${nothing} match the filter`}
        {searched && isFiltered ? ' and the filter.' : '.'}
      </p>
      <Button variant="outlined" onClick={clear}>
        {searched ? 'Clear search' : 'Clear filter'}
      </Button>
    </>
  );
}
