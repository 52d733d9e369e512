import Box from '@mui/material/Box';
import { SelectField, type SelectFieldProps } from '@charity-site/ui-kit';

interface FilterFieldProps extends SelectFieldProps {
  /** Greatest width on a wide screen. */
  width?: string;
  /** Least width on a phone. */
  phoneWidth?: string;
}

/** A select among the filters of a list. */
export function FilterField({ width = '16rem', phoneWidth = '100%', ...select }: FilterFieldProps) {
  return (
    <Box sx={{ flex: { xs: `1 1 ${phoneWidth}`, sm: `0 1 ${width}` } }}>
      <SelectField {...select} />
    </Box>
  );
}
