/** Replaces the state of the ripple in MUI's buttons, which the theme disables. */
const ripple = {
  ref: { current: null },
  shouldMount: false,
  start: () => undefined,
  stop: () => undefined,
  pulsate: () => undefined,
};

export default () => ripple;
