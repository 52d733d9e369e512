import { keyframes, styled } from '@mui/material/styles';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/**
 * One grey shape of a skeleton; set its size with `style`. It pulses, except with reduced motion.
 */
export const Bone = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.divider,
  // Visible in forced colours, which have no grounds.
  outline: '1px solid transparent',
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));
