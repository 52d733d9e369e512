import Box from '@mui/material/Box';
import { SearchBox, SelectField } from '@charity-site/ui-kit';
import { LIBRARY_MESSAGES } from '../../shared/library/libraryTexts';
import { SHOW_OPTIONS, showValueOf, type LibraryParams } from './useLibraryParams';

const KIND_OPTIONS = [
  { value: 'picture', label: 'Pictures' },
  { value: 'document', label: 'Documents' },
];

interface LibraryFiltersProps {
  params: LibraryParams;
  onChange: (changes: Partial<LibraryParams>) => void;
}

/** Search and filters of the library. */
export function LibraryFilters({ params: { search, kind, show }, onChange }: LibraryFiltersProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
      <Box sx={{ flex: '2 1 16rem' }}>
        <SearchBox
          placeholder={LIBRARY_MESSAGES[kind].search}
          value={search}
          onChange={(text) => onChange({ search: text, page: 1 })}
        />
      </Box>
      <Box sx={{ flex: '1 1 10rem' }}>
        <SelectField
          name="kind"
          label="Kind"
          options={KIND_OPTIONS}
          value={kind}
          onChange={(value) =>
            onChange({ kind: value === 'document' ? 'document' : 'picture', show: '', page: 1 })
          }
        />
      </Box>
      <Box sx={{ flex: '1 1 12rem' }}>
        <SelectField
          name="show"
          label="Show"
          options={SHOW_OPTIONS.filter(
            ({ value }) => kind === 'picture' || value === '' || value === 'unused',
          )}
          value={show}
          onChange={(value) => onChange({ show: showValueOf(value), page: 1 })}
        />
      </Box>
    </Box>
  );
}
