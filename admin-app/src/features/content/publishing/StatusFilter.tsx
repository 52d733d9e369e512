import { LIST_STATES, type ListState } from '@charity-site/api-client/entities';
import { FilterField } from '../../../shared/lists/FilterField';
import { STATE_LABELS } from './publishingTexts';

interface StatusFilterProps {
  /** The selected state; '' for all. */
  value: ListState | '';
  onChange: (status: ListState | '') => void;
}

const OPTIONS = LIST_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

/** Filters a list by publication status. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <FilterField
      name="status"
      label="Status"
      emptyOption="All"
      options={OPTIONS}
      value={value}
      onChange={(selected) => onChange(LIST_STATES.find((state) => state === selected) ?? '')}
      width="11rem"
      phoneWidth="8rem"
    />
  );
}
