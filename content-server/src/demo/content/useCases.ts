import type { UseCaseDraft } from 'api-client/entities';
import type { CardName } from '../pictures/catalogue';
import { h2, link, ol, p, picture, quote, richText, ul } from './markup';

export interface DemoUseCase {
  title: string;
  category: UseCaseDraft['category'];
  daysAgo: number;
  picture: CardName;
  content: string;
}

/** Ways of working that others may copy, newest first. */
export const USE_CASES: readonly DemoUseCase[] = [
  {
    title: 'Solar lamps as a lending library',
    category: 'Technology Solutions',
    daysAgo: 9,
    picture: 'solar-house',
    content: richText(
      p(
        'A lamp that is given away is soon sold. A lamp that is lent comes back to be charged, and with it comes somebody to talk to.',
      ),
      h2('How it works'),
      ol(
        'Twenty lamps and one panel stand at the school. The panel is bolted to the headteacher’s roof.',
        'A pupil signs a lamp out at three and brings it back at seven the next morning.',
        'The fee is 50 kwacha a week. It pays for new batteries after two years.',
        'Two pupils of Standard 7 are lamp keepers. They are paid in light.',
      ),
      h2('What to watch'),
      p(
        'Buy lamps whose battery can be changed with a screwdriver. Keep three spare. Write the number on with paint, not with a label.',
      ),
      p('The method is used in thirty-one villages; see ' + link('/news', 'the news') + ' for how it goes.'),
    ),
  },
  {
    title: 'Half-moon pits that keep the rain',
    category: 'Environmental Conservation',
    daysAgo: 22,
    picture: 'nursery-hills',
    content: richText(
      p(
        'On a bare slope nine tenths of the rain runs away and takes the soil along. A half-moon pit, two metres wide and a forearm deep, keeps it for a tree.',
      ),
      ul(
        'Lay the pits out with a simple A-frame, open side uphill.',
        'Put the dug soil on the lower side and tread it firm.',
        'One seedling, one bucket of manure, a ring of stones against goats.',
        'Forty people dig two hundred pits in a morning, if somebody brings a drum.',
      ),
      p('After two seasons, 71 of every 100 seedlings in pits were alive; on the flat ground beside them it was 34.'),
      picture('nursery-beds', 'Rows of seedlings in their beds under a roof of grass'),
    ),
  },
  {
    title: 'A village bank in a box with three locks',
    category: 'Economic Empowerment',
    daysAgo: 37,
    picture: 'market-fruit',
    content: richText(
      p('Twenty-five members, one iron box, three padlocks, three key holders who are not related. That is a bank.'),
      h2('The rules fit on one page'),
      ol(
        'Everybody saves between one and five shares a week, in front of everybody.',
        'Loans are for three months, at most three times what one has saved.',
        'A tenth goes into a kindness fund for sickness and funerals.',
        'After a year all is shared out, and begun anew.',
      ),
      quote('The day my son was ill I did not have to ask my brother-in-law. I asked my own bank.'),
      p('We have accompanied 64 groups. Their members saved, together, more than our charity spends in a year.'),
    ),
  },
  {
    title: 'Footbridges that a village can mend',
    category: 'Infrastructure Projects',
    daysAgo: 52,
    picture: 'bridge-rain',
    content: richText(
      p(
        'The cleverest bridge is the one whose parts are sold in the nearest market. Ours uses stone, treated timber, and bolts of a single size.',
      ),
      ul(
        'Spans of up to twenty metres on stone piers, one metre above the highest remembered water.',
        'Planks are screwed from below; a broken one is changed in ten minutes.',
        'A spare set of planks lies dry in the church.',
        'A bridge keeper walks over it every Saturday with a hammer, and listens.',
      ),
      p(
        'Eleven bridges stand. Two have been damaged by trees in flood, and both carried children again within a week. The drawings are free: ' +
          link('/contact-us', 'write to us') +
          '.',
      ),
    ),
  },
  {
    title: 'Circles instead of queues',
    category: 'Social Impact',
    daysAgo: 66,
    picture: 'gathering-tree',
    content: richText(
      p('When help is short, who decides? We used to, with a form. Now the village does, in a circle.'),
      p(
        'Everybody who asks for help is there, and everybody who might. Each names somebody who needs it <em>more than they do</em>. The list that comes out is nearly always the one we would have made, but nobody has to live with having been judged by strangers.',
      ),
      h2('When it does not work'),
      p('Where there is fear of a chief, of a husband or of gossip. Then we visit quietly, one house at a time.'),
    ),
  },
  {
    title: 'Drying racks for small fish',
    category: 'Economic Empowerment',
    daysAgo: 83,
    picture: 'beach-boats',
    content: richText(
      p(
        'A rack costs as much as two spoilt nights. It needs eight poles, a roll of wire mesh, reed mats and an afternoon.',
      ),
      ul(
        'At chest height, so that backs and children are spared.',
        'Long side to the lake wind.',
        'A roof of plastic on bent bamboo for the wet weeks.',
        'A broom, and a day on which it is used.',
      ),
      p('See what it changed on one beach in ' + link('/case-studies', 'our case studies') + '.'),
    ),
  },
  {
    title: 'Clay stoves: half the firewood, none of the tears',
    category: 'Environmental Conservation',
    daysAgo: 99,
    picture: 'village-huts',
    content: richText(
      p(
        'The <em>chitetezo mbaula</em> is a clay stove that potters can form by hand and fire in a pit. It burns half the wood of three stones, and smokes a good deal less.',
      ),
      p(
        'Six groups of women make them. They sell to neighbours and to a trader from Lilongwe, and keep a book of how many bundles of wood each stove has spared. Last year the answer was 41,000.',
      ),
    ),
  },
  {
    title: 'A rain tank for every school roof',
    category: 'Infrastructure Projects',
    daysAgo: 118,
    picture: 'solar-tank',
    content: richText(
      p(
        'A school roof of forty metres by eight catches enough rain in one good night to wash six hundred pairs of hands for a month. All it wants is a gutter.',
      ),
      h2('Parts'),
      ul(
        'gutters with a fall of one finger in a metre;',
        'a first-flush pipe that lets the dusty rain go by;',
        'a tank on a brick stand, shaded, with a lid that children cannot lift;',
        'taps at two heights.',
      ),
      h2('People'),
      p(
        'The health club cleans the gutters before the rains, keeps the soap, and reports on it at assembly. They are stricter than we would be.',
      ),
    ),
  },
  {
    title: 'The phone tree: news that walks the last mile',
    category: 'Technology Solutions',
    daysAgo: 133,
    picture: 'road-bicycles',
    content: richText(
      p(
        'One in three households has a phone; nearly all have a neighbour. Our warning of high water needs no more than that.',
      ),
      ol(
        'The gauge reader at the upper bridge sends one message to nine people.',
        'Each of them calls three, and knocks on five doors.',
        'Each fifth door hangs out a red cloth, for those who cannot be called.',
      ),
      p('From gauge to last door it takes forty minutes. The river takes three hours.'),
    ),
  },
  {
    title: 'Pass on the gift: goats that travel',
    category: 'Social Impact',
    daysAgo: 156,
    picture: 'savanna-family',
    content: richText(
      p(
        'A family receives two goats and promises the first two kids to the next family. They choose that family themselves, and teach them.',
      ),
      p(
        'We began with 40 goats in two villages. After five years there are 1,260 in seventeen, and we have not bought one since. What is passed on with them is harder to count: a shed plan, a cure for foot rot, and somebody who drops by to look.',
      ),
      quote('The day I gave away two kids I stopped being a poor woman. I was somebody who gives.'),
    ),
  },
  {
    title: 'School uniforms as a first contract',
    category: 'Economic Empowerment',
    daysAgo: 180,
    picture: 'workshop-cloths',
    content: richText(
      p(
        'A tailoring course ends with a certificate; what is needed is a customer. So we order our bursary students’ uniforms from our own graduates, at the market price and with a date of delivery.',
      ),
      ul(
        'The first order is small, and paid half in advance.',
        'The second comes only if the first was on time.',
        'By the third most groups have other customers, and our order gets a little late. We count that as success.',
      ),
    ),
  },
];
