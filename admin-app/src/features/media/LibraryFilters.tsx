import Box from '@mui/material/Box';
import { SearchBox, SelectField } from '@charity-site/ui-kit';
import { LIBRARY_WORDS } from '../../shared/library/pictureWords';
import { SHOWN, shownBy, type LibraryAddress } from './useLibraryParams';

const KINDS = [
  { value: 'picture', label: 'Pictures' },
  { value: 'document', label: 'Documents' },
];

interface LibraryFiltersProps {
  address: LibraryAddress;
  onChange: (changes: Partial<LibraryAddress>) => void;
}

/** Search and filters of the library. */
export function LibraryFilters({ address: { search, kind, show }, onChange }: LibraryFiltersProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
      <Box sx={{ flex: '2 1 16rem' }}>
        <SearchBox
          placeholder={LIBRARY_WORDS[kind].search}
          value={search}
          onChange={(text) => onChange({ search: text, page: 1 })}
        />
      </Box>
      <Box sx={{ flex: '1 1 10rem' }}>
        <SelectField
          name="kind"
          label="Kind"
          options={KINDS}
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
          options={SHOWN.filter(({ value }) => kind === 'picture' || value !== 'undescribed')}
          value={show}
          onChange={(value) => onChange({ show: shownBy(value), page: 1 })}
        />
      </Box>
    </Box>
  );
}
