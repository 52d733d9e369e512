import banner from '../content-server/demo/pictures/banner-projects.webp';
import boats from '../content-server/demo/pictures/beach-boats.webp';
import borehole from '../content-server/demo/pictures/borehole-pump.webp';
import lesson from '../content-server/demo/pictures/lesson-teacher.webp';
import heron from '../content-server/demo/pictures/logo-blue-heron-foundation.webp';
import roofs from '../content-server/demo/pictures/logo-denga-roofs-and-homes.webp';
import clinics from '../content-server/demo/pictures/logo-lakeshore-clinics-circle.webp';
import bindery from '../content-server/demo/pictures/logo-masamba-book-bindery.webp';
import seeds from '../content-server/demo/pictures/logo-mbewu-seed-circle.webp';
import cycles from '../content-server/demo/pictures/logo-tiyende-cycle-works.webp';
import portrait from '../content-server/demo/pictures/portrait-alinafe-mtewera.webp';
import lake from '../content-server/demo/pictures/slide-lake.webp';
import savanna from '../content-server/demo/pictures/slide-savanna.webp';
import type { PictureSource } from '@charity-site/ui-kit';

const sized =
  (width: number, height: number) =>
  (src: string, alt: string): PictureSource => ({ src, width, height, alt });

const photo = sized(1200, 800);
const slide = sized(1600, 900);
const logo = sized(480, 240);

/** Images of the demo content, for stories and examples: they show components as the site does. */
export const artwork = {
  borehole: photo(
    borehole,
    'A woman pumps water while children and neighbours wait with their buckets',
  ),
  lesson: photo(lesson, 'Pupils raise their hands in front of their teacher'),
  boats: photo(boats, 'Painted boats and traders with baskets on the beach of the lake at sunset'),
  lake: slide(lake, 'Fishermen in small boats on the calm lake at sunrise'),
  savanna: slide(savanna, 'A family walks home together past a baobab at sunset'),
  banner: sized(1600, 700)(
    banner,
    'Pupils in uniform walk in a line to their school under the hills',
  ),
  portrait: sized(600, 600)(portrait, 'Alinafe Mtewera, a smiling woman with glasses'),
};

/** Partners of the demo content with their logos. */
export const partners = [
  { id: 'clinics', name: 'Lakeshore Clinics Circle', picture: logo(clinics, '') },
  { id: 'bindery', name: 'Masamba Book Bindery', picture: logo(bindery, '') },
  { id: 'cycles', name: 'Tiyende Cycle Works', picture: logo(cycles, '') },
  { id: 'seeds', name: 'Mbewu Seed Circle', picture: logo(seeds, '') },
  { id: 'heron', name: 'Blue Heron Foundation', picture: logo(heron, '') },
  { id: 'roofs', name: 'Denga Roofs & Homes', picture: logo(roofs, '') },
];
