import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True on mobile screens. */
export function useIsMobile(): boolean {
  return useMediaQuery(useTheme().breakpoints.down('sm'));
}
