/**
 * Stands in for the theme that MUI's styled components fall back on without a ThemeProvider. The shell always provides
 * one, so a remote need not carry what makes it: palette, typography, shadows, 10 kB compressed.
 */
export default {};
