/**
 * Replaces the default theme that MUI's styled components use without a ThemeProvider. The shell
 * always provides one. Saves the code of palette, typography and shadows: 10 kB compressed.
 */
const theme = {};

export default theme;

export const createTheme = () => theme;
