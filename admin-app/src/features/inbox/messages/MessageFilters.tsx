import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SearchBox } from '@charity-site/ui-kit';
import { FilterField } from '../../../shared/lists/FilterField';
import type { useContentList } from '../../../shared/lists/useContentList';

const READ_OPTIONS = [
  { value: 'false', label: 'Unread' },
  { value: 'true', label: 'Read' },
];

/** The tabs of the inbox. Each sets filters. */
const TABS = [
  { label: 'All', category: '', read: '' },
  { label: 'New', category: '', read: 'false' },
  { label: 'Open', category: 'unanswered', read: '' },
  { label: 'Answered', category: 'answered', read: '' },
  { label: 'Spam', category: 'spam', read: '' },
];

const KIND_OPTIONS = [
  { value: 'contact', label: 'Contact messages' },
  { value: 'get-involved', label: 'Inquiries' },
];

interface MessageFiltersProps {
  list: Pick<
    ReturnType<typeof useContentList>,
    'search' | 'setSearch' | 'read' | 'category' | 'narrow'
  >;
}

/** Tabs by status, a search box, and filters by read status and form. */
export function MessageFilters({ list }: MessageFiltersProps) {
  const isKind = KIND_OPTIONS.some(({ value }) => value === list.category);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end', minWidth: 0 }}>
      <Box
        role="group"
        aria-label="Show"
        sx={{
          flex: '1 1 100%',
          display: 'flex',
          minWidth: 0,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {TABS.map(({ label, ...tab }) => {
          const isSelected =
            (isKind ? '' : list.category) === tab.category &&
            (tab.category !== '' || list.read === tab.read);
          return (
            <Button
              key={label}
              color="inherit"
              aria-pressed={isSelected}
              onClick={() => list.narrow(tab)}
              sx={{
                minWidth: 0,
                px: { xs: 1.25, sm: 2 },
                minHeight: 44,
                borderRadius: 0,
                borderBottom: '3px solid',
                borderColor: isSelected ? 'primary.main' : 'transparent',
                color: isSelected ? 'primary.main' : 'text.secondary',
              }}
            >
              {label}
            </Button>
          );
        })}
      </Box>
      <Box role="search" sx={{ flex: '1 1 15rem', maxWidth: { sm: 420 } }}>
        <SearchBox value={list.search} onChange={list.setSearch} placeholder="Search messages..." />
      </Box>
      <FilterField
        name="read"
        label="Status"
        emptyOption="All Statuses"
        options={READ_OPTIONS}
        value={list.read}
        onChange={(read) => list.narrow({ read })}
        width="14rem"
        phoneWidth="9rem"
      />
      <FilterField
        name="kind"
        label="Kind"
        emptyOption="All"
        options={KIND_OPTIONS}
        value={isKind ? list.category : ''}
        onChange={(category) => list.narrow({ category })}
        width="14rem"
        phoneWidth="9rem"
      />
    </Box>
  );
}
