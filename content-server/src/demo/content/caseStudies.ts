import type { CaseStudyDraft } from 'api-client/entities';
import type { CardName } from '../pictures/catalogue';
import { h1, h2, link, ol, p, picture, quote, richText, ul } from './markup';

export interface DemoCaseStudy {
  title: string;
  category: CaseStudyDraft['category'];
  daysAgo: number;
  picture: CardName;
  content: string;
}

/** The case studies, newest first. */
export const CASE_STUDIES: readonly DemoCaseStudy[] = [
  {
    title: 'Twelve houses above the waterline',
    category: 'Emergency Relief',
    daysAgo: 5,
    picture: 'flood-camp',
    content: richText(
      p(
        'When the water went back, the first question of the families on the school hill was not <em>when</em> they could go home, but <em>whether they should</em>.',
      ),
      h1('The situation'),
      p(
        'Forty-six houses in the lower village had been built of unburnt brick on the best soil there is: river soil. Three times in ten years the river has come for it. Each time the same families began again from nothing, and each time with a little less.',
      ),
      h1('What we did together'),
      ol(
        'The chief, two surveyors and nine householders walked the land and marked the highest line that anybody remembers, with white stones.',
        'The village set aside plots above the line, and kept the fields below it for farming only.',
        'Twelve families who could not build by themselves, most of them widows or very old, were chosen in an open meeting.',
        'Stone footings, burnt brick, a ring beam and a roof tied down with wire: the masons were trained while they built.',
      ),
      picture('flood-after', 'Tents on the high bank after the flood, at first light'),
      h2('What changed'),
      p(
        'Twelve houses stand. Eleven young men and one young woman have a mason’s certificate, and have since built nine more houses for pay. At the next high water the river stopped four metres below the lowest doorstep.',
      ),
      quote('I used to listen to the rain. Now I sleep through it.'),
      h2('What we would do differently'),
      p(
        'We bought roofing sheets too early, when every trader knew that we needed them. Next time we will buy in the dry season and store.',
      ),
    ),
  },
  {
    title: 'From river bend to village pump: one year at Chikwete',
    category: 'Community Development',
    daysAgo: 16,
    picture: 'borehole-way-home',
    content: richText(
      p(
        'A well is drilled in a day. Everything that makes it last takes a year. This is that year, month by month, with the mistakes left in.',
      ),
      h2('Months 1 to 3: listening'),
      p(
        'We sat in four quarters of the village. The men said “a road”. The women said “water”, after the men had gone. So we asked again, women first, and wrote the answers on the wall for everybody to see.',
      ),
      h2('Months 4 to 8: preparing'),
      ul(
        'a water committee was elected, and trained with a broken pump on the table;',
        'each household dug its own rubbish pit and washing place, as clean water is soon spoilt by dirty hands;',
        'the first survey found a dry hole. We paid for it, and said so.',
      ),
      h2('Months 9 to 12: water'),
      p(
        'At forty-seven metres the drill reached a good flow. The pump has run for a full season. Cases of diarrhoea in the health post’s register fell from thirty-eight to six. Girls’ attendance in Standard 5 to 8 rose from 61 to 88 in every hundred.',
      ),
      quote('Nobody gave us this well. We were helped to dig it, and that is different.'),
    ),
  },
  {
    title: 'How Tamanda came back to school',
    category: 'Education Support',
    daysAgo: 29,
    picture: 'lesson-front',
    content: richText(
      p(
        'Tamanda (not her real name) left school at fourteen to look after three younger brothers. At seventeen she came to an evening study circle, “only for the light”.',
      ),
      p(
        'Her teacher noticed that she did the sums of the class above in her head. The circle’s leader spoke with her aunt; the aunt spoke with the church; the church found somebody to cook. None of that cost money. The bursary came last, and it was the smallest part.',
      ),
      picture('night-family', 'Neighbours sit around a lamp in the yard of a round house'),
      p(
        'Tamanda finished primary school second in her zone. She is now in Form Two, wants to be a surveyor, and leads the circle on Fridays.',
      ),
      h2('What we learned'),
      ul(
        'Come-back students need somebody at home who stands in for them.',
        'One person who notices is worth more than a poster.',
        'Evening light is a school in itself.',
      ),
    ),
  },
  {
    title: 'The scale under the mango tree',
    category: 'Health Initiatives',
    daysAgo: 41,
    picture: 'clinic-weighing',
    content: richText(
      p(
        'The nearest hospital to Makanjira’s outer villages is a day away. The nearest mango tree is not. A story about bringing the simple half of medicine to where children are.',
      ),
      h2('The work'),
      p(
        'Every second Thursday thirty trained volunteers weigh, measure and write down. They have no drugs to give out. What they have is a chart with a green, a yellow and a red band, and the promise that a child in the red band will be visited at home <strong>within two days</strong>.',
      ),
      h2('After eighteen months'),
      ul(
        '2,310 children on the register, nine in ten of them weighed at least every two months;',
        'underweight children: from 19 to 8 in every hundred;',
        'vaccinations complete at one year: from 54 to 87 in every hundred.',
      ),
      p(
        'The porridge recipe, as many have asked: three cups of maize flour, one of pounded soya, a handful of ground-nuts, and an egg on market days.',
      ),
    ),
  },
  {
    title: 'A choir that visits',
    category: 'Spiritual Outreach',
    daysAgo: 55,
    picture: 'church-noon',
    content: richText(
      p(
        'The youth choir of Thondwe wanted to sing at the big convention. Their chaplain, Yankho Mbalame, asked them a question instead: who in the parish has not heard singing this year?',
      ),
      p(
        'They made a list of twenty-three people who cannot walk to church any more. Every second Sunday afternoon since, the choir goes to one of them. They sing four songs, sweep the yard, fetch water, and stay for as long as the stories last.',
      ),
      quote('They came to sing to me. But I knew the second verse, and they did not, so I taught them.'),
      p('Three other parishes have copied the idea. The convention has invited them all, to sing and to tell.'),
    ),
  },
  {
    title: 'Seventy-one bags: the shared field of Phalombe',
    category: 'Community Development',
    daysAgo: 70,
    picture: 'farm-evening',
    content: richText(
      p(
        'A widow’s field is often the smallest, the farthest and the first to be borrowed. Twenty-four women in Phalombe decided to farm theirs as one.',
      ),
      h2('How it is organised'),
      ol(
        'Land stays in each woman’s name; the chief has signed the map.',
        'Work is counted in mornings, not in strength: an old member who minds the children has worked a morning.',
        'Seed, manure and pits are planned together; the harvest is shared by land and by mornings, half and half.',
      ),
      h2('The harvest'),
      p(
        'Seventy-one bags from land that had given twenty-six. The group has since bought a sheller, rents it out, and pays school fees for nine children from what it earns.',
      ),
      p('Read more on the method on ' + link('/use-cases', 'our use-case pages') + '.'),
    ),
  },
  {
    title: 'The first forty-eight hours',
    category: 'Emergency Relief',
    daysAgo: 88,
    picture: 'road-rain',
    content: richText(
      p(
        'Lorries take days. Neighbours take minutes. Since the last great storm we have prepared nineteen congregations to be the first help, and not to wait for the second.',
      ),
      ul(
        'Each keeps a dry store: 40 tarpaulins, 200 buckets, chlorine, rope, a first-aid chest.',
        'Each has a list, renewed every season, of who lives alone, who cannot walk, who is expecting a child.',
        'Each has six people who know what to do and have done it before, in an exercise, in the rain.',
      ),
      p(
        'When the river rose at night in Mtunthama, everybody on the list had been fetched before the water reached the first door. The store opened at four in the morning. The first lorry came on the third day, and found a kitchen running.',
      ),
    ),
  },
  {
    title: 'Masamba library: 3,000 books and a bicycle',
    category: 'Education Support',
    daysAgo: 105,
    picture: 'school-path',
    content: richText(
      p(
        'Eleven primary schools in Ntcheu share one library. It is painted green, holds 3,000 books and moves at twelve kilometres an hour.',
      ),
      p(
        'A librarian on a cargo bicycle brings a box of eighty books to each school, stays for a morning of reading aloud, and collects the last box. Books come home in a plastic sleeve and go back with hardly a torn page: in two years nineteen were lost, and seventeen of them returned later with an apology.',
      ),
      h2('What teachers report'),
      ul(
        'Standard 4 readers who can read a page without help: from 22 to 57 in every hundred.',
        'The most borrowed book is about hyenas. The second is a book of sums, nobody knows why.',
      ),
    ),
  },
  {
    title: 'Agogo clubs: the medicine of being expected',
    category: 'Health Initiatives',
    daysAgo: 124,
    picture: 'veranda-elders',
    content: richText(
      p(
        'High blood pressure has no voice, and an old person who lives alone has few who would hear it. The Agogo clubs measure the one and mend the other.',
      ),
      picture('village-evening', 'Evening in a village of round houses'),
      p(
        'Nineteen clubs meet each week. A volunteer measures blood pressure and sugar; whoever needs it gets a lift to the clinic. In the first year 142 of 410 members were found to have high pressure. Today 96 of them have it under control.',
      ),
      quote(
        'I said I am too old for a club. They said, you will be the secretary. Now I cannot be ill on a Wednesday.',
      ),
      h2('What it costs'),
      p(
        'A cuff, a kettle, a bag of ground-nuts and one morning of a volunteer’s week. We have written down how to begin one; ' +
          link('/contact-us', 'ask us for the leaflet') +
          '.',
      ),
    ),
  },
  {
    title: 'A night watch of prayer, and of soup',
    category: 'Spiritual Outreach',
    daysAgo: 147,
    picture: 'bible-lamp',
    content: richText(
      p(
        'Guardians of the sick sleep on the ground outside the district hospital, and cook on three stones. On the last Friday of each month volunteers of five churches keep the night with them.',
      ),
      p(
        'There is soup from six o’clock. There is a lamp, an open Bible and somebody who has time. Nobody preaches unless asked; many ask. In the morning the yard is swept, and a list of what is needed (a blanket, bus fare, a letter home) is shared out among the five churches before breakfast.',
      ),
    ),
  },
  {
    title: 'The beach that dries its fish in the air',
    category: 'Community Development',
    daysAgo: 172,
    picture: 'beach-racks',
    content: richText(
      p(
        'Usipa laid on the sand dries with sand in it, and a shower spoils the catch of a whole night. Women traders of a beach near Nkhotakota asked for help not with boats, of which there are enough, but with tables.',
      ),
      p(
        'Forty raised racks of reed and wire, three roofs for the rainy weeks and a rule that everybody sweeps on Mondays: that was all. Loss fell from a third of the catch to a twentieth. The price rose, since buyers from the city do not like sand.',
      ),
      ul(
        '68 traders, 61 of them women;',
        'income in a good month: up by two thirds;',
        'racks built since by the traders themselves: 55.',
      ),
    ),
  },
  {
    title: 'Football, and what is said before it',
    category: 'Spiritual Outreach',
    daysAgo: 198,
    picture: 'football-pitch',
    content: richText(
      p(
        'Most young men in Chileka will not come to a Bible study at four in the afternoon. All of them will come to a football match at five.',
      ),
      p(
        'So the Lamp Youth League meets at four. The hour is led by older players, never by a guest. They talk about fathers, about drink, about how to say sorry; somebody reads a few verses; somebody disagrees. Then they play.',
      ),
      p(
        'After three seasons the league has <strong>212 players</strong>, a third of them girls. Forty-one have gone back to school. The referee says that there is less shouting, although he would not put it in writing.',
      ),
    ),
  },
];
