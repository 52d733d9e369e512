import { coloursOf } from '../../theme/contrast';
import { dark, light } from '../../theme/palette';
import type { Token } from './TokenList';

/** A colour in both schemes. */
export interface ColourToken extends Token {
  light: string;
  dark: string;
}

const darkColours = new Map(coloursOf(dark.palette));

/** Every colour of the palette, in palette order. */
const colours: ColourToken[] = coloursOf(light.palette).map(([name, value]) => ({
  name,
  theme: `theme.vars.palette.${name}`,
  css: `var(--kit-palette-${name.replaceAll('.', '-')})`,
  value,
  light: value,
  dark: darkColours.get(name) ?? value,
}));

/** The palette by group: primary, text, kit … */
export const colourGroups = [...new Set(colours.map(({ name }) => name.split('.')[0] ?? name))].map(
  (group) => [group, colours.filter(({ name }) => name.split('.')[0] === group)] as const,
);
