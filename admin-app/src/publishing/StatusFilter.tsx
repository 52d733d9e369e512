import Box from '@mui/material/Box';
import { PUBLICATION_STATES, type PublicationState } from '@charity-site/api-client/entities';
import { SelectField } from '@charity-site/ui-kit';
import { STATE_LABELS } from './words';

interface StatusFilterProps {
  /** The chosen state; '' for all. */
  value: PublicationState | '';
  onChange: (status: PublicationState | '') => void;
}

const OPTIONS = PUBLICATION_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

/** Filters a list by what visitors see of its items. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <Box sx={{ flex: { xs: '1 1 8rem', sm: '0 1 11rem' } }}>
      <SelectField
        name="status"
        label="Status"
        emptyOption="All"
        options={OPTIONS}
        value={value}
        onChange={(chosen) => onChange(PUBLICATION_STATES.find((state) => state === chosen) ?? '')}
      />
    </Box>
  );
}
