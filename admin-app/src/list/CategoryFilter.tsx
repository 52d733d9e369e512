import { FilterField } from './FilterField';

interface CategoryFilterProps {
  categories: readonly string[];
  /** Selected category; '' for all. */
  value: string;
  onChange: (category: string) => void;
}

/** Filters a list by category: all or one category. */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  return (
    <FilterField
      name="category"
      label="Category"
      emptyOption="All"
      options={categories}
      value={categories.includes(value) ? value : ''}
      onChange={onChange}
    />
  );
}
