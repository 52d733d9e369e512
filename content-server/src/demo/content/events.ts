import type { CardName } from '../pictures/catalogue';
import { h2, link, p, picture, quote, richText, ul } from './markup';

export interface DemoEvent {
  title: string;
  /** The first such weekday (1 Monday … 7 Sunday) at least so many days after the start day. */
  from: number;
  weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** The local hour in the site's zone, HH:mm. */
  time: string;
  location: string;
  picture: CardName;
  description: string;
}

/** The events, in order. The third and the fourth are on one day. */
export const EVENTS: readonly DemoEvent[] = [
  {
    title: 'Open day at the Ntchisi tree nursery',
    from: -16,
    weekday: 6,
    time: '08:00',
    location: 'Tree nursery, Malomo, Ntchisi',
    picture: 'nursery-beds',
    description: richText(
      p(
        'Walk along the beds, learn to sow and to prick out, and take a seedling home. Standard Six shows the trees it has measured since the first rains.',
      ),
      p('Nsima and beans at noon. Please bring a cup and a hoe, if you have one.'),
    ),
  },
  {
    title: 'Morning of prayer and tea for new volunteers',
    from: 1,
    weekday: 6,
    time: '08:30',
    location: 'Zomba office, the fig tree',
    picture: 'church-noon',
    description: richText(
      p(
        'Are you thinking of giving a morning a week? Come and meet those who already do. We begin with a short prayer, go on with tea and scones, and end with a walk to three houses where our volunteers are expected.',
      ),
      p(
        'No promise is asked of you on this day. If you would like to sign up before, use the ' +
          link('/get-involved', 'Get Involved form') +
          '.',
      ),
    ),
  },
  {
    title: 'Under-fives clinic and porridge morning',
    from: 4,
    weekday: 4,
    time: '07:30',
    location: 'Health post, Makanjira, Mangochi',
    picture: 'clinic-weighing',
    description: richText(
      p(
        'Weighing, vaccination by the health office, and a cooking lesson with what grows at home. Bring the child’s health passport and a spoon.',
      ),
      ul('07:30 weighing begins', '09:00 cooking together', '11:00 home visits in groups of two'),
    ),
  },
  {
    title: 'Evening study circle: helpers’ meeting',
    from: 4,
    weekday: 4,
    time: '17:30',
    location: 'Primary school, Songani, Zomba',
    picture: 'night-family',
    description: richText(
      p(
        'For everybody who sits with learners in the evening, or would like to. We look at how to help with reading without doing it for them, and share out the new exercise books.',
      ),
      p('Lamps for the way home are provided.'),
    ),
  },
  {
    title: 'Service of thanksgiving for the new roof',
    from: 8,
    weekday: 7,
    time: '09:00',
    location: 'Lisungwi church, Neno',
    picture: 'church-morning',
    description: richText(
      p(
        'The roof is on and the ring beam holds. Come and sing under it. Choirs from four parishes, a short sermon, a long lunch.',
      ),
      quote('Enter into his gates with thanksgiving, into his courts with praise. (Psalm 100:4)'),
    ),
  },
  {
    title: 'Youth league: first round of the new season',
    from: 13,
    weekday: 6,
    time: '14:00',
    location: 'Community ground, Chileka, Blantyre',
    picture: 'football-pitch',
    description: richText(
      p(
        'Eight teams, four matches, and before each of them an hour of talk among the players. Families are welcome; the girls’ teams open the season this year.',
      ),
      p('Drinks and roasted maize from the Nkhokwe savings group.'),
    ),
  },
  {
    title: 'Agogo day: tea, songs and a nurse',
    from: 18,
    weekday: 3,
    time: '09:30',
    location: 'Community hall, Mayani, Dedza',
    picture: 'veranda-elders',
    description: richText(
      p(
        'All the Agogo clubs of Dedza meet for a day. There will be tea, a choir that knows the old songs, and a nurse who measures blood pressure and eyesight.',
      ),
      p('Grandchildren come free, and are expected to carry the chairs.'),
    ),
  },
  {
    title: 'Market of the makers',
    from: 25,
    weekday: 6,
    time: '08:00',
    location: 'Market square, Zomba',
    picture: 'market-cloth',
    description: richText(
      p(
        'Our graduates and savings groups set up thirty stalls: chitenge bags and school uniforms, clay stoves, honey, dried fish, seedlings, mended bicycles.',
      ),
      h2('Good to know'),
      ul(
        'Everything is paid to the maker.',
        'A tailor takes measurements on the spot.',
        'Rain or shine: there are awnings.',
      ),
      picture('workshop-cloths', 'A tailoring workshop with cloths hung along the wall'),
    ),
  },
  {
    title: 'Training for water committees, two days',
    from: 32,
    weekday: 2,
    time: '08:00',
    location: 'Training centre, Mponela, Dowa',
    picture: 'borehole-pump',
    description: richText(
      p(
        'For the committees of the three new wells, and for anybody whose pump squeaks. Taking a pump apart, book-keeping with three keys, and how to say no to a borrowing relative.',
      ),
      p('Beds and meals are provided. Babies are welcome, and there is somebody to hold them.'),
    ),
  },
  {
    title: 'Planting day on the bare hills',
    from: 39,
    weekday: 6,
    time: '06:30',
    location: 'Above the primary school, Malomo, Ntchisi',
    picture: 'nursery-hills',
    description: richText(
      p(
        'Four thousand half-moon pits are dug; now they need trees. We start early, while it is cool. Bring a hoe, a hat and somebody to sing with.',
      ),
      p(
        'A lorry leaves the Zomba office at four in the morning; ' +
          link('/contact-us', 'tell us') +
          ' if you would like a seat.',
      ),
    ),
  },
  {
    title: 'Bursary day: students, guardians and mentors',
    from: 50,
    weekday: 5,
    time: '10:00',
    location: 'Secondary school hall, Ntcheu',
    picture: 'lesson-teacher',
    description: richText(
      p(
        'All bursary students of the central region meet their mentors, with the people who look after them at home. Former students tell what became of them. There is time to speak with a teacher, a nurse and a chaplain, one to one.',
      ),
    ),
  },
  {
    title: 'Yearly meeting and reading of the accounts',
    from: 74,
    weekday: 6,
    time: '09:00',
    location: 'Zomba office, the fig tree',
    picture: 'gathering-tree',
    description: richText(
      p(
        'The report and the accounts of the year are read aloud, in Chichewa and in English, and everybody may ask. Election of two members of the board. Afterwards we eat together.',
      ),
      p('Old reports are in the office for anybody to look at, any day of the week.'),
    ),
  },
];
