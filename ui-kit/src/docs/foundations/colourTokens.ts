import { dark, light } from '../../theme/palette';
import type { Token } from './TokenList';

/** A colour in both schemes. */
export interface ColourToken extends Token {
  light: string;
  dark: string;
}

type Leaves = { [name: string]: string | Leaves };

const leaves = (tree: Leaves, path: string[] = []): [path: string[], value: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name], value]] : leaves(value, [...path, name]),
  );

const byNight = new Map(leaves(dark.palette).map(([path, value]) => [path.join('.'), value]));

/** Every colour of the palette, in palette order. */
const colours: ColourToken[] = leaves(light.palette).map(([path, value]) => {
  const name = path.join('.');
  return {
    name,
    theme: `theme.vars.palette.${name}`,
    css: `var(--kit-palette-${path.join('-')})`,
    value,
    light: value,
    dark: byNight.get(name) ?? value,
  };
});

/** The palette grouped by first name: primary, text, kit … */
export const colourGroups = [...new Set(colours.map(({ name }) => name.split('.')[0] ?? name))].map(
  (group) => [group, colours.filter(({ name }) => name.split('.')[0] === group)] as const,
);
