import Button from '@mui/material/Button';

interface NoMatchProps {
  /** The list's empty message, such as 'No events found.' */
  none: string;
  /** What was searched for; '' when the list was only narrowed. */
  search: string;
  /** Whether a filter narrows the list. */
  narrowed: boolean;
  /** Takes search and filter away. */
  onClear: () => void;
}

/** Under the empty message of a list that was searched or narrowed: that this is why, and the way back to the whole list. */
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
