import { keyframes, styled } from '@mui/material/styles';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

/** A grey shape of a skeleton; set its size with `style`. Pulses, except with reduced motion. */
export const Bone = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.divider,
  // Visible in forced colours, which remove backgrounds.
  outline: '1px solid transparent',
  animation: `${pulse} 1.6s ease-in-out infinite`,
}));
