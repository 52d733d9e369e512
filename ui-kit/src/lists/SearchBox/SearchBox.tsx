import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

export interface SearchBoxProps {
  /** Current text. */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** Such as 'Search by title...'. */
  placeholder: string;
}

/** A search box with a clear button. It reports every change; the caller debounces. */
export function SearchBox({ value, onChange, placeholder }: SearchBoxProps) {
  return (
    <OutlinedInput
      type="search"
      size="small"
      fullWidth
      value={value}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ input: { 'aria-label': 'Search' } }}
      startAdornment={
        <InputAdornment position="start">
          <Search />
        </InputAdornment>
      }
      endAdornment={
        value && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label="Clear the search"
              onClick={() => onChange('')}
            >
              <Close fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{
        bgcolor: 'background.paper',
        '& input': { pl: 0.5 },
        '& ::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}
