import Button from '@mui/material/Button';

interface NoMatchProps {
  /** The list's empty message, such as 'No events found.' */
  none: string;
  /** The search text; '' when only a filter is set. */
  search: string;
  /** True when a filter is set. */
  narrowed: boolean;
  /** Clears search and filter. */
  onClear: () => void;
}

/** Empty message of a search or filter: says what was searched and offers to clear it. */
export function NoMatch({ none, search, narrowed, onClear }: NoMatchProps) {
  const nothing = none.replace(/ found\.$/, '');
  const searched = search.trim();
  return (
    <>
      <p>
        {searched ? `${nothing} match “${searched}”` : `${nothing} match the filter`}
        {searched && narrowed ? ' and the filter.' : '.'}
      </p>
      <Button variant="outlined" onClick={onClear}>
        {searched ? 'Clear search' : 'Clear filter'}
      </Button>
    </>
  );
}
