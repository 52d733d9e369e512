import type { ColorSystemOptions } from '@mui/material/styles';

/** The kit's own colours, as CSS variables (`theme.vars.palette.kit.deep`). */
export interface KitColours {
  /** Amber for text; `secondary` amber is for fills only. */
  amberInk: string;
  /** Deep lake: header bar, footer, background beside pictures. Dark in both schemes. */
  deep: string;
  /** Text on `deep`. */
  onDeep: string;
  /** Accent on `deep`, for text and for the focus ring. */
  onDeepAmber: string;
  /** A tinted surface between background and paper, for bands and placeholders. */
  wash: string;
  /**
   * Colours of large surfaces, equal in both schemes. `onCloth` is the text colour on lake and
   * earth, `onAmber` the one on amber.
   */
  lake: string;
  amber: string;
  earth: string;
  onCloth: string;
  onAmber: string;
  /** Small marks and patterns beside lake and amber; also for text. */
  mark?: string;
  /** Background of logos, which are designed for white; less bright in the dark scheme. */
  logo?: string;
  /** Edge of controls: at least 3:1 on every surface (WCAG 1.4.11). */
  line: string;
}

/**
 * Light scheme: white paper, deep lake blue-green, sunrise amber, earth red. Every text pair is at
 * least 4.5:1; contrast.test.ts checks it.
 */
export const light = {
  palette: {
    primary: { main: '#0B5C61', light: '#2E7F83', dark: '#07444A', contrastText: '#FFFDF9' },
    secondary: { main: '#EFA02F', light: '#F6BE69', dark: '#D98A17', contrastText: '#2A1A00' },
    error: { main: '#A63A26', light: '#C65F49', dark: '#842816', contrastText: '#FFFDF9' },
    warning: { main: '#8A4F00', light: '#B9771F', dark: '#6B3C00', contrastText: '#FFFDF9' },
    success: { main: '#2B6A3C', light: '#4F8E60', dark: '#1C4F2A', contrastText: '#FFFDF9' },
    info: { main: '#1C5F8C', light: '#4583AC', dark: '#12476B', contrastText: '#FFFDF9' },
    background: { default: '#FAF6EE', paper: '#FFFDF9' },
    text: { primary: '#1D2B2D', secondary: '#4B5B5C', disabled: '#7B8686' },
    divider: '#E4DBCA',
    kit: {
      amberInk: '#8A4F00',
      deep: '#0A3F44',
      onDeep: '#F7F1E5',
      onDeepAmber: '#F5B653',
      wash: '#F2EBDD',
      lake: '#0B5C61',
      amber: '#EFA02F',
      earth: '#A63A26',
      onCloth: '#FFFDF9',
      onAmber: '#2A1A00',
      mark: '#A63A26',
      logo: '#FFFDF9',
      line: '#857B6C',
    },
  },
} satisfies ColorSystemOptions;

/** Dark scheme: dark lake as background, light text. */
export const dark = {
  palette: {
    primary: { main: '#74CBC5', light: '#A4E0DA', dark: '#4FAFA9', contrastText: '#052A2D' },
    secondary: { main: '#F5B04C', light: '#F9CB88', dark: '#E39A2C', contrastText: '#2A1A00' },
    error: { main: '#F39A83', light: '#F8BCAC', dark: '#E27E64', contrastText: '#3A0D04' },
    warning: { main: '#F5B653', light: '#F9D08F', dark: '#E09E36', contrastText: '#2A1A00' },
    success: { main: '#8CCB97', light: '#B3DEBA', dark: '#68B076', contrastText: '#082811' },
    info: { main: '#8CC3E8', light: '#B5D9F1', dark: '#64A9D6', contrastText: '#06253A' },
    background: { default: '#0D191B', paper: '#142528' },
    text: { primary: '#F4EEE3', secondary: '#B8C4C1', disabled: '#7F8E8D' },
    divider: '#2A4145',
    kit: {
      amberInk: '#F5B653',
      deep: '#082A2E',
      onDeep: '#F4EEE3',
      onDeepAmber: '#F5B653',
      wash: '#1B3034',
      lake: '#0B5C61',
      amber: '#EFA02F',
      earth: '#A63A26',
      onCloth: '#FFFDF9',
      onAmber: '#2A1A00',
      mark: '#F39A83',
      logo: '#E9E4DA',
      line: '#7C8E8E',
    },
  },
} satisfies ColorSystemOptions;

declare module '@mui/material/styles' {
  interface Palette {
    kit: KitColours;
  }
  interface PaletteOptions {
    kit?: KitColours;
  }
  // theme.vars always exists, because the theme uses CSS variables.
  interface CssThemeVariables {
    enabled: true;
  }
}
