import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface PageSizeFieldProps {
  size: number;
  sizes: readonly number[];
  onSize: (size: number) => void;
}

/** Selection of the number of items on a page. */
export function PageSizeField({ size, sizes, onSize }: PageSizeFieldProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        Items per page
      </Typography>
      <Select
        native
        size="small"
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
        input={<OutlinedInput />}
        inputProps={{ id }}
      >
        {sizes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
    </Box>
  );
}
