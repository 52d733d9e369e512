import type { CardName } from '../pictures/catalogue';
import { h1, h2, link, ol, p, picture, quote, richText, ul } from './markup';

export interface DemoUpdate {
  title: string;
  /** How many days before the start day it is dated. */
  daysAgo: number;
  picture: CardName;
  description: string;
}

/** The news, newest first. */
export const UPDATES: readonly DemoUpdate[] = [
  {
    title: 'Clean water runs at Chikwete: 640 people, one pump, no more river',
    daysAgo: 2,
    picture: 'borehole-pump',
    description: richText(
      p(
        'At a quarter past seven in the morning Agogo Falesi, who is eighty-one and had asked to be first, leaned on the new handle at <strong>Chikwete village</strong> in Mangochi. It took eleven strokes. Then the water came, a little brown, then clear, and nobody could hear the chief’s speech any more.',
      ),
      p(
        'Until last week the women of Chikwete walked fifty minutes each way to a bend of the river that they share with cattle. The new borehole is forty-seven metres deep and serves 118 households. The water was tested twice before we let anybody drink it.',
      ),
      h2('Who looks after it'),
      p(
        'A pump that breaks and stays broken is a sad monument. So before the drill came, the village chose its own water committee:',
      ),
      ul(
        'eight members, five of them women, elected by show of hands;',
        'a fund of 200 kwacha a household each month, kept in a box with three locks and three key holders;',
        'two pump menders, trained for a week, with a box of seals and a spanner that fits.',
      ),
      picture('borehole-way-home', 'A mother and her child carry water home past thatched houses at dawn'),
      quote(
        'My granddaughter said: Agogo, what will we do with the mornings? I said: child, you will go to school and be on time.',
      ),
      p(
        'The well is the ninth of twelve in our ' +
          link('/projects', 'water project') +
          '. Three villages are still waiting. If you would like to help the next one along, you find the ways on ' +
          link('/donate', 'our donation page') +
          '.',
      ),
    ),
  },
  {
    title: 'Forty-two bursaries for needy students this term',
    daysAgo: 6,
    picture: 'schoolbooks',
    description: richText(
      p(
        'Forty-two young people from Zomba, Dedza and Ntchisi begin this term with their fees paid, a uniform that fits and, for those who walk more than six kilometres, a bicycle. Twenty-six of them are girls.',
      ),
      p(
        'The bursary committee met for two long days. It read 167 letters, most of them written by candlelight and all of them by hand. “We could have said yes to every one,” said Mphatso Chilombo, our head of education. “That is the hardest part of the work, and we do not want to get used to it.”',
      ),
      p(
        'Each student has a mentor from a nearby congregation or school who visits once a month and rings us when something is wrong at home.',
      ),
    ),
  },
  {
    title: 'Tailoring graduates open their first shop in Zomba market',
    daysAgo: 11,
    picture: 'workshop-machines',
    description: richText(
      p(
        'Between the tomato sellers and the man who mends radios there is a new blue door. Behind it stand three treadle machines, a cutting table made from an old church door, and five women who a year ago had never threaded a needle on purpose.',
      ),
      p(
        '<strong>Tithandizane Tailoring</strong> (“let us help each other”) is owned by its five members, all of them widows. They finished our nine-month course, and saved a little from every school uniform they sewed until they could pay the first three months’ rent <em>without us</em>.',
      ),
      picture('market-cloth', 'A market stall hung with chitenge cloths in many patterns'),
      h2('Come and order'),
      p(
        'The shop takes orders for school uniforms, choir robes and anything in chitenge. On opening day the queue reached the radio man, who says that he has never had so many customers either.',
      ),
    ),
  },
  {
    title: 'After the flood: what 300 families took home',
    daysAgo: 17,
    picture: 'flood-after',
    description: richText(
      h1('Nine days on the high ground'),
      p(
        'When the river left its bed below Mtunthama, three hundred families spent nine nights on the school hill. The water has gone back now. What it left behind is mud, and a great deal of work.',
      ),
      p('Thanks to everybody who gave within the first forty-eight hours, each family went home with:'),
      ol(
        'a 50-kilogram bag of maize flour, ten kilograms of beans and two litres of oil;',
        'a tarpaulin, a length of rope and a hoe;',
        'two blankets, a bucket with a lid, and chlorine for a month of drinking water;',
        'seed of early maize and sweet-potato vines, so that the fields are not lost for the whole year.',
      ),
      p(
        'Volunteers from nine congregations carried the bags the last two kilometres, because no lorry could. Not one was lost. <strong>The list of every bag, and of who signed for it, hangs at the school</strong> for anybody to read.',
      ),
      quote(
        'I came to sign for my bag and they asked me to sign for my neighbour’s as well, because he was too shy to say that he cannot write. So we learned to write his name, the two of us, that afternoon.',
      ),
      p(
        'The next step is building back on higher plots. Read how the first twelve houses are going on ' +
          link('/case-studies', 'our case-study pages') +
          '.',
      ),
    ),
  },
  {
    title: 'Grandmothers’ clubs now meet in every one of our areas',
    daysAgo: 24,
    picture: 'veranda-elders',
    description: richText(
      p(
        'It began on one khonde in Dedza, with four grandmothers, a pot of tea and a visiting nurse. Today the <em>Agogo clubs</em> meet in nineteen villages. Somebody measures blood pressure, somebody reads aloud, and somebody always brings ground-nuts.',
      ),
      p(
        '“People think that old persons need medicine,” says Madalitso Nkhwazi, who coordinates the clubs. “They do. But first they need to be expected somewhere on a Wednesday.”',
      ),
    ),
  },
  {
    title: 'A bridge for Nathenje’s schoolchildren',
    daysAgo: 33,
    picture: 'bridge-crossing',
    description: richText(
      p(
        'For years the shortest way to school led through the stream, and for three months of each year it led nowhere. Now there is a footbridge: eighteen metres of timber on stone piers, wide enough for a bicycle with two bags of maize and for a wheelchair.',
      ),
      p(
        'The village broke and carried the stones. Carpenters from the youth group planed every plank. Our engineer, Kondwani Thaulo, drew the plan and stood in the water to his waist for most of a month.',
      ),
      h2('In figures'),
      ul(
        '216 pupils cross twice a day;',
        'the detour they no longer walk: 7 kilometres;',
        'cost: less than one second-hand pick-up;',
        'days of school lost to high water since it opened: none.',
      ),
    ),
  },
  {
    title: 'Evening study circles: the lamps are on in thirty-one villages',
    daysAgo: 45,
    picture: 'night-family',
    description: richText(
      p(
        'At six o’clock it is dark, and homework is done by whoever has a torch. In thirty-one villages there is now a lamp instead: it charges on the headteacher’s roof by day and stands on a table in somebody’s yard by night.',
      ),
      p(
        'The rule is simple. Whoever comes to learn may sit in the light. Whoever has finished school may come and help. Last month we counted 1,140 learners and, to our surprise, 86 parents who had come “only to watch” and are now learning to read.',
      ),
      p(
        'Would you like to host a circle, or help with one? Tell us on the ' +
          link('/get-involved', 'Get Involved page') +
          '.',
      ),
    ),
  },
  {
    title: '8,000 seedlings leave the nursery at Ntchisi',
    daysAgo: 58,
    picture: 'nursery-beds',
    description: richText(
      p(
        'Mbawa, m’bwabwa, moringa and mango: on one loud morning eight thousand seedlings left our nursery at Ntchisi on bicycles, heads and one very patient ox-cart. They were planted the same day on the two bare hills above the school, in half-moon pits that hold the rain.',
      ),
      p(
        'Each class looks after fifty trees, gives them names and measures them every month. Standard Six has already asked whether a goat eating a tree counts as homework lost.',
      ),
    ),
  },
  {
    title: 'New under-fives day at the Makanjira health post',
    daysAgo: 74,
    picture: 'clinic-weighing',
    description: richText(
      p(
        'Every second Thursday the mango tree at Makanjira health post becomes a waiting room. The scale hangs from its strongest bough; babies are weighed in a blue sling and protest about it; mothers compare notes.',
      ),
      p(
        'A government health worker gives vaccinations. Our volunteers keep the register, cook a pot of porridge enriched with soya and ground-nut, and show how it is done at home with what grows in the garden. On the first day <strong>131 children</strong> came. Nine were underweight, and all nine have been visited since.',
      ),
    ),
  },
  {
    title: 'Seven teams, one ball: our youth league reaches its final',
    daysAgo: 90,
    picture: 'football-match',
    description: richText(
      p(
        'The final of the Lamp Youth League ended two–one, in extra time, in light so low that the referee had to ask which goal was whose. Seven teams took part, three of them girls’ teams, and four hundred people who had only meant to pass by.',
      ),
      p(
        'The league has one rule that is not in the book: before each match both teams spend an hour together on something that matters. This season that was talking about drink, about staying in school, and about what to do when home is not safe.',
      ),
    ),
  },
  {
    title: 'A roof for the church at Lisungwi, and for its school',
    daysAgo: 112,
    picture: 'church-morning',
    description: richText(
      p(
        'A storm took the roof in one piece and set it down in a maize field. Since then the congregation of Lisungwi has sung under the sky, and so has the nursery class that meets there on weekdays.',
      ),
      p(
        'Now the trusses are steel, the sheets are screwed and not nailed, and the walls have a ring beam. The whole village came to the thanksgiving. The sermon was short, as it had begun to rain, and everybody wanted to hear it <em>on the roof</em>.',
      ),
      quote('Behold, how good and how pleasant it is for brothers to live together in unity! (Psalm 133:1)'),
    ),
  },
  {
    title: 'Bicycles for thirty community health volunteers',
    daysAgo: 139,
    picture: 'road-bicycles',
    description: richText(
      p(
        'A volunteer on foot visits four homes in a day. On a bicycle she visits nine. Thirty volunteers in Nkhotakota have received sturdy bicycles, put together in a two-day workshop in which they also learned to mend them.',
      ),
      p('With each came a pump, a patch kit, a rain cape and a box for the carrier that keeps medicines dry.'),
    ),
  },
  {
    title: 'First maize from the widows’ shared field',
    daysAgo: 167,
    picture: 'farm-rows',
    description: richText(
      p(
        'Twenty-four widows in Phalombe put their small plots together last year, so that one ridge-maker and one well could serve them all. Last week they shelled the first harvest: <strong>seventy-one bags</strong>, where the same land gave twenty-six before.',
      ),
      h2('What made the difference'),
      ul(
        'pits and mulch that keep the rain where it falls;',
        'manure from the goats that came with last year’s “pass on the gift” round;',
        'pigeon peas between the maize;',
        'planting all of it within the same three days, together.',
      ),
      p(
        'Each member kept what her family needs, and the rest went into a common store to be sold when prices are better. A tenth was put aside for three households that could not farm this year.',
      ),
    ),
  },
  {
    title: 'Our yearly report is here, with every kwacha in it',
    daysAgo: 201,
    picture: 'gathering-tree',
    description: richText(
      p(
        'Our report for the past year was read aloud, in Chichewa and in English, under the fig tree at the Zomba office, as it is every year. People asked questions for two hours. The best came from a schoolgirl: “Why does fuel cost more than books?”',
      ),
      p(
        '(The answer: because we drive to places that have no bookshop. But we have planned the routes anew since, and saved a fifth.)',
      ),
      p(
        'In short: 83 of every 100 kwacha went straight into the work, 11 into the people who carry it out and keep the books, and 6 into raising the next hundred. If you would like the report, ' +
          link('/contact-us', 'write to us') +
          ' and we will send it.',
      ),
    ),
  },
];
