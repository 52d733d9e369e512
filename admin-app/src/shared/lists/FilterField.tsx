import Box from '@mui/material/Box';
import { SelectField, type SelectFieldProps } from '@charity-site/ui-kit';

interface FilterFieldProps extends SelectFieldProps {
  /** Maximum width on wide screens. */
  width?: string;
  /** Minimum width on mobile screens. */
  phoneWidth?: string;
}

/** A select in the filters of a list. */
export function FilterField({ width = '16rem', phoneWidth = '100%', ...select }: FilterFieldProps) {
  return (
    <Box sx={{ flex: { xs: `1 1 ${phoneWidth}`, sm: `0 1 ${width}` } }}>
      <SelectField {...select} />
    </Box>
  );
}
