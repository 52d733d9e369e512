import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SearchBox } from '@charity-site/ui-kit';
import { FilterField } from '../list/FilterField';

const READ_OPTIONS = [
  { value: 'false', label: 'Unread' },
  { value: 'true', label: 'Read' },
];

/** Labels of MESSAGE_FILTERS. */
const SHOWN = [
  { value: '', label: 'All messages' },
  { value: 'contact', label: 'Contact messages' },
  { value: 'get-involved', label: 'Inquiries' },
  { value: 'unanswered', label: 'Not answered' },
  { value: 'answered', label: 'Answered' },
  { value: 'spam', label: 'Spam' },
];

interface MessageFiltersProps {
  list: {
    search: string;
    setSearch: (search: string) => void;
    read: string;
    setRead: (read: string) => void;
    category: string;
    setCategory: (category: string) => void;
  };
}

/** Search box, read filter, and a row of filters by form, answer and spam. On a phone the row scrolls sideways. */
export function MessageFilters({ list }: MessageFiltersProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end', minWidth: 0 }}>
      <Box role="search" sx={{ flex: '1 1 15rem', maxWidth: { sm: 420 } }}>
        <SearchBox value={list.search} onChange={list.setSearch} placeholder="Search messages..." />
      </Box>
      <FilterField
        name="read"
        label="Status"
        emptyOption="All Statuses"
        options={READ_OPTIONS}
        value={list.read}
        onChange={list.setRead}
        width="14rem"
      />
      <Box
        role="group"
        aria-label="Show"
        sx={{ flex: '1 1 100%', display: 'flex', gap: 1, minWidth: 0, overflowX: 'auto', py: 0.5 }}
      >
        {SHOWN.map(({ value, label }) => (
          <Chip
            key={value}
            label={label}
            component="button"
            clickable
            aria-pressed={list.category === value}
            color={list.category === value ? 'primary' : 'default'}
            variant={list.category === value ? 'filled' : 'outlined'}
            onClick={() => list.setCategory(value)}
            sx={{ flexShrink: 0, height: { xs: 44, sm: 36 }, borderRadius: 22 }}
          />
        ))}
      </Box>
    </Box>
  );
}
