import { MEMBERS } from './content/members';
import { PARTNERS } from './content/partners';
import { BANNERS, CARDS, SLIDES, type Cut } from './pictures/catalogue';
import { charityLogo, LOGO_SIZE } from './pictures/charityLogo';
import { drawCut } from './pictures/drawCut';
import { PARTNER_LOGO_SIZE, partnerLogo } from './pictures/partnerLogo';
import { portrait, PORTRAIT_SIZE } from './pictures/portrait';

/** A drawing of the demo content, by the name under which the content asks for it; its size in pixels. */
export interface Drawing {
  name: string;
  width: number;
  height: number;
  /** Printed on paper, as photographs stand for; a logo keeps its clear background. */
  onPaper: boolean;
  /** Draws it. */
  svg: () => string;
}

const scenes = (cuts: Record<string, Cut>, width: number, height: number): Drawing[] =>
  Object.entries(cuts).map(([name, cut]) => ({
    name,
    width,
    height,
    onPaper: true,
    svg: () => drawCut(name, cut, width, height),
  }));

/** The names of portraits and partners' logos. */
export const portraitOf = (member: string): string => `portrait of ${member}`;
export const logoOf = (partner: string): string => `logo of ${partner}`;
export const OWN_LOGO = 'own logo';

/** Every drawing of the demo content. */
export const DRAWINGS: readonly Drawing[] = [
  ...scenes(SLIDES, 1600, 900),
  ...scenes(BANNERS, 1600, 700),
  ...scenes(CARDS, 1200, 800),
  ...MEMBERS.map(({ name, initials }) => ({
    name: portraitOf(name),
    width: PORTRAIT_SIZE,
    height: PORTRAIT_SIZE,
    onPaper: true,
    svg: () => portrait(initials, name),
  })),
  ...PARTNERS.map(({ name, look }) => ({
    name: logoOf(name),
    ...PARTNER_LOGO_SIZE,
    onPaper: false,
    svg: () => partnerLogo(look),
  })),
  { name: OWN_LOGO, width: LOGO_SIZE, height: LOGO_SIZE, onPaper: false, svg: charityLogo },
];
