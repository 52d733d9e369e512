import type { HeroSlideDraft } from 'api-client/entities';
import type { SlideName } from '../pictures/catalogue';

/** The slides of the home page, in order. */
export const HERO_SLIDES: readonly (Omit<HeroSlideDraft, 'image' | 'order'> & { picture: SlideName })[] = [
  {
    title: 'A lamp for the road ahead',
    subtitle: 'Food, school, water and a listening ear for those whom hard years have left behind.',
    picture: 'slide-lake',
  },
  {
    title: 'Good soil, steady hands, enough to eat',
    subtitle: 'Widows and young farmers around Mulanje grow their own way out of the hungry months.',
    picture: 'slide-tea',
  },
  {
    title: 'Nobody walks home alone',
    subtitle: 'Our volunteers visit 214 older people in four districts, every week of the year.',
    picture: 'slide-savanna',
  },
  {
    title: 'Kuwala mu mdima: light in the dark',
    subtitle: 'Evening study circles gather around solar lamps in thirty-one villages.',
    picture: 'slide-lamp',
  },
];
