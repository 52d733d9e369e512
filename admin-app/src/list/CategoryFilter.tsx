import Box from '@mui/material/Box';
import { SelectField } from '@charity-site/ui-kit';

interface CategoryFilterProps {
  categories: readonly string[];
  /** Selected category; '' for all. */
  value: string;
  onChange: (category: string) => void;
}

/** Filters a list by category (docs/product.md 5.5: All or one category). */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 16rem' } }}>
      <SelectField
        name="category"
        label="Category"
        emptyOption="All"
        options={categories}
        value={categories.includes(value) ? value : ''}
        onChange={onChange}
      />
    </Box>
  );
}
