import { create } from 'storybook/theming';
import { dark, light } from '../ui-kit/src/theme/palette';

const fonts = {
  fontBase: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif",
  fontCode: "ui-monospace, 'Cascadia Code', 'Source Code Pro', Menlo, Consolas, monospace",
};

const createStorybookTheme = (base: 'light' | 'dark', { palette }: typeof light | typeof dark) =>
  create({
    base,
    ...fonts,
    brandTitle: 'ui-kit · Lamp of Mercy Trust',
    brandTarget: '_self',
    colorPrimary: palette.primary.main,
    colorSecondary: palette.primary.main,
    appBg: palette.kit.wash,
    appContentBg: palette.background.default,
    appPreviewBg: palette.background.default,
    appBorderColor: palette.divider,
    appBorderRadius: 10,
    textColor: palette.text.primary,
    textMutedColor: palette.text.secondary,
    textInverseColor: palette.background.paper,
    barBg: palette.background.paper,
    barTextColor: palette.text.secondary,
    barSelectedColor: palette.primary.main,
    barHoverColor: palette.primary.main,
    inputBg: palette.background.paper,
    inputBorder: palette.kit.line,
    inputTextColor: palette.text.primary,
    inputBorderRadius: 10,
    buttonBg: palette.background.paper,
    buttonBorder: palette.divider,
    booleanBg: palette.kit.wash,
    booleanSelectedBg: palette.background.paper,
  });

/** Storybook's themes in the kit's colours, for its UI and documentation pages. */
export const storybookThemes = {
  light: createStorybookTheme('light', light),
  dark: createStorybookTheme('dark', dark),
};
