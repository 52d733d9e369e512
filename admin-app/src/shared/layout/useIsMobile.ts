import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True if the window is as narrow as a phone's. */
export function useIsMobile(): boolean {
  return useMediaQuery(useTheme().breakpoints.down('sm'));
}
