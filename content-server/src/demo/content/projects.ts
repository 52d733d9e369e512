import type { CardName } from '../pictures/catalogue';
import { h1, h2, link, ol, p, picture, quote, richText, ul } from './markup';

export interface DemoProject {
  title: string;
  /** How many days before the start day it was begun. */
  initiatedDaysAgo: number;
  /** How many days before the start day it was put on the site. */
  publishedDaysAgo: number;
  picture: CardName;
  description: string;
}

/** The projects, the latest begun first. */
export const PROJECTS: readonly DemoProject[] = [
  {
    title: 'Houses above the waterline',
    initiatedDaysAgo: 48,
    publishedDaysAgo: 40,
    picture: 'flood-after',
    description: richText(
      p(
        'Forty-six families lived where the river comes back. Together with the village we build on plots above the highest water that anybody remembers, with stone footings, burnt brick and roofs that are tied down.',
      ),
      h2('Where we are'),
      p(
        'Twelve houses are done, six are at roof height, and the plots for the rest are marked. Every house trains two masons.',
      ),
      h2('What is needed'),
      ul(
        'roofing sheets and wire for 28 houses;',
        'wages for six master masons for seven months;',
        'a lorry on four days of each month.',
      ),
    ),
  },
  {
    title: 'Twelve wells for Mangochi',
    initiatedDaysAgo: 130,
    publishedDaysAgo: 121,
    picture: 'borehole-pump',
    description: richText(
      h1('Water within ten minutes of every door'),
      p(
        'In the dry hills behind the lake, women walk up to fifty minutes for water, in a district named for its shore. This project brings twelve boreholes with hand pumps to villages that have chosen, prepared and partly paid for them.',
      ),
      ol(
        '<strong>Listening.</strong> Where is water fetched, by whom, and what else is asked for?',
        '<strong>Preparing.</strong> A committee, a fund, two pump menders, clean yards.',
        '<strong>Drilling.</strong> With two tests of the water before anybody drinks.',
        '<strong>Staying.</strong> Visits every three months for three years.',
      ),
      picture('borehole-way-home', 'A woman and a child on their way home with water'),
      p('Nine of the twelve wells run. You can follow the work in ' + link('/news', 'News &amp; Updates') + '.'),
    ),
  },
  {
    title: 'Evening light: study circles in forty villages',
    initiatedDaysAgo: 215,
    publishedDaysAgo: 204,
    picture: 'night-family',
    description: richText(
      p(
        'A lamp, a table and somebody who has finished school: more is not needed for an evening study circle. Thirty-one villages have one. We would like to reach forty within the year.',
      ),
      p(
        'The lamps are charged at the school by day and lent out for the evening, for a small fee that pays for new batteries.',
      ),
      quote('My father came to fetch me home, and stayed for the sums.'),
    ),
  },
  {
    title: 'Bursaries and bicycles for needy students',
    initiatedDaysAgo: 300,
    publishedDaysAgo: 288,
    picture: 'school-path',
    description: richText(
      p(
        'Secondary school is where poor families give up: fees, a uniform, and a way that is too far to walk. Each year we accompany about 120 students from Form One to Form Four.',
      ),
      ul(
        'Fees are paid to the school, never in cash.',
        'Uniforms are sewn by our own tailoring graduates.',
        'Whoever walks more than six kilometres gets a bicycle, and learns to mend it.',
        'Every student has a mentor, and the mentor has a number to ring.',
      ),
      p('Nine out of ten finish Form Four. More than half of the former students help to pay for another.'),
    ),
  },
  {
    title: 'Footbridges to school',
    initiatedDaysAgo: 395,
    publishedDaysAgo: 380,
    picture: 'bridge-crossing',
    description: richText(
      p(
        'Eleven bridges have been built where children waded, waited or stayed at home. Stone and hands come from the village, timber and bolts from us, and a spare set of planks lies dry in the nearest church.',
      ),
      p(
        'Next: two bridges in Nsanje, and one in Karonga of which the chief says that his grandfather was already promised it.',
      ),
    ),
  },
  {
    title: 'Tailoring school for widows',
    initiatedDaysAgo: 520,
    publishedDaysAgo: 505,
    picture: 'workshop-machines',
    description: richText(
      p(
        'Nine months, fifteen learners a year, one treadle machine each. The course teaches cutting and sewing in the mornings; on two afternoons book-keeping, prices, and how to write an offer that a school will sign.',
      ),
      picture('workshop-cloths', 'The workshop, with finished cloths along the wall'),
      p('Of 74 graduates 61 earn their living by sewing. Five groups have opened a shop of their own.'),
      p(
        'The school takes orders. Ask for robes, uniforms and bags on ' + link('/contact-us', 'the contact page') + '.',
      ),
    ),
  },
  {
    title: 'Trees for the bare hills of Ntchisi',
    initiatedDaysAgo: 640,
    publishedDaysAgo: 622,
    picture: 'nursery-hills',
    description: richText(
      p(
        'A nursery of forty thousand seedlings a year, and half-moon pits on two hills that have been bare for a generation. Schools adopt the trees, measure them and defend them against goats.',
      ),
      p(
        'Seven of ten seedlings live. A spring at the foot of the first hill, dry since anybody’s childhood, ran again last season for eleven weeks.',
      ),
    ),
  },
  {
    title: 'Agogo clubs',
    initiatedDaysAgo: 780,
    publishedDaysAgo: 760,
    picture: 'veranda-elders',
    description: richText(
      p(
        'Nineteen clubs in four districts, 410 members, one kettle each. Older people meet every week, have their blood pressure measured and are visited when they do not come.',
      ),
      ul('Begin with three members and a veranda.', 'Give everybody a task.', 'Never cancel.'),
    ),
  },
  {
    title: 'Shared fields for widows',
    initiatedDaysAgo: 910,
    publishedDaysAgo: 893,
    picture: 'farm-rows',
    description: richText(
      p(
        'Four groups of widows farm their plots together, with pits, mulch and pigeon peas. Land stays in each woman’s name; work is counted in mornings.',
      ),
      p('The first group has nearly tripled its harvest and lends its sheller to the others.'),
    ),
  },
  {
    title: 'Health on two wheels',
    initiatedDaysAgo: 1060,
    publishedDaysAgo: 1041,
    picture: 'road-bicycles',
    description: richText(
      p(
        'Ninety volunteers visit homes on bicycles that they can mend themselves. They bring advice, a scale and a referral slip, and no medicines that are not theirs to give.',
      ),
      p('A health volunteer on a bicycle sees nine families a day instead of four.'),
    ),
  },
  {
    title: 'Tea-picker families of Mulanje',
    initiatedDaysAgo: 1230,
    publishedDaysAgo: 1198,
    picture: 'tea-pickers',
    description: richText(
      p(
        'Between the green rows work is there for some months and gone for others. With 160 families of pickers we built up what carries them through: kitchen gardens, savings groups, and a place where small children are looked after from five in the morning.',
      ),
      p(
        'This was our first project, begun with eleven people and one hoe too few. The families run it themselves today; we are invited to the yearly feast, and asked to bring the drum.',
      ),
    ),
  },
];
