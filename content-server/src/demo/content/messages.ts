import type { MessageDraft } from 'api-client/entities';

/** Letters in the inbox, newest first; five are unread, and one has a very long subject. */
export const MESSAGES: readonly (MessageDraft & { hoursAgo: number; read: boolean })[] = [
  {
    name: 'Chikondi Nyaude',
    email: 'chikondi.nyaude@example.org',
    subject: 'A morning a week in Zomba',
    message:
      'Moni,\n\nI have just retired from teaching and have Tuesday mornings free. I can read aloud, mark sums, and make very good scones.\n\nIs there an Agogo club or a study circle within walking distance of the old market?\n\nWith kind regards,\nChikondi Nyaude',
    source: 'get-involved',
    hoursAgo: 3,
    read: false,
  },
  {
    name: 'Secretary, Standard 7 parents',
    email: 'parents@example.org',
    subject:
      'Request of the parents of Standard 7 concerning the footbridge, the two loose planks near the eastern pier, the spare bolts that were promised, and whether the children may paint the railing',
    message:
      'Dear Mr Thaulo,\n\nsee above. It is all in the subject, as my daughter set this up and I did not know where to write.\n\nThe paint would be blue.',
    source: 'contact',
    hoursAgo: 8,
    read: false,
  },
  {
    name: 'Luŵi Kasangala',
    email: 'luwi@example.org',
    subject: 'Sewing machine to give',
    message:
      'My late mother’s treadle machine stands in our hall in Mzuzu. It works; it only needs a belt. May I bring it to your tailoring school, and may I see where it will stand?',
    source: 'contact',
    hoursAgo: 20,
    read: false,
  },
  {
    name: 'Martha and the house group',
    email: 'housegroup@example.org',
    subject: 'One of the three villages that still wait',
    message:
      'Dear friends,\n\nwe are nine people who meet on Thursdays. We read about Chikwete and would like to carry the cost of one well over two years.\n\nCould somebody tell us\n- what it costs,\n- what we should know before we begin,\n- and whether we could write to the village, not only to you?\n\nIn hope,\nMartha',
    source: 'get-involved',
    hoursAgo: 31,
    read: false,
  },
  {
    name: 'B. Kapichi',
    email: 'b.kapichi@example.org',
    subject: 'Bursary form',
    message: 'My sister’s son passed his examination. Where do we get the form, and until when can it be handed in?',
    source: 'contact',
    hoursAgo: 52,
    read: false,
  },
  {
    name: 'Nurse Ellen',
    email: 'ellen@example.org',
    subject: 'Cuffs for the Agogo clubs',
    message:
      'Our ward is replacing its blood-pressure cuffs. Twelve of the old ones are still good. Shall I put them on the Friday bus?',
    source: 'get-involved',
    hoursAgo: 76,
    read: true,
  },
  {
    name: 'Yamikani',
    email: 'yamikani@example.org',
    subject: 'I was in the first study circle',
    message:
      'I do not need anything. I only wanted to say that I start at the teachers’ college next month, and that I still have the pencil.',
    source: 'contact',
    hoursAgo: 118,
    read: true,
  },
  {
    name: 'Youth group, Limbe',
    email: 'youth.limbe@example.org',
    subject: 'Can we enter a team?',
    message:
      'We are sixteen, eleven of us girls. We have a ball, but no shirts yet. How does one join the league, and is it true about the hour before?',
    source: 'get-involved',
    hoursAgo: 150,
    read: true,
  },
  {
    name: 'A. Sitolo',
    email: 'a.sitolo@example.org',
    subject: 'Receipt for my gift',
    message: 'I gave at your stall in the market and would like a receipt, for my own order in things.',
    source: 'contact',
    hoursAgo: 219,
    read: true,
  },
  {
    name: 'Headteacher, Songani',
    email: 'headteacher@example.org',
    subject: 'Lamps 4, 11 and 17',
    message:
      'Three batteries are tired. The money for new ones is in the box (I have counted it with the lamp keepers). Please bring three with you on your next visit.',
    source: 'contact',
    hoursAgo: 300,
    read: true,
  },
  {
    name: 'Jonas and Hannah',
    email: 'hannah.jonas@example.org',
    subject: 'Visiting in the dry season',
    message:
      'We will be in Malaŵi for three weeks and would like to see the tree nursery, if that is no trouble. We can dig.',
    source: 'get-involved',
    hoursAgo: 421,
    read: true,
  },
  {
    name: 'Foundation office',
    email: 'grants@example.org',
    subject: 'Question on page 14 of the yearly report',
    message:
      'Thank you for the report. On page 14, is the fuel for the relief lorries counted under transport or under relief? Either is fine with us; we would only like to compare with last year.',
    source: 'contact',
    hoursAgo: 610,
    read: true,
  },
  {
    name: 'Mercy Nandolo',
    email: 'mercy.nandolo@example.org',
    subject: 'Zikomo',
    message:
      'For the visit to my grandmother. She has told the story of the choir to everybody who comes, and it grows.',
    source: 'contact',
    hoursAgo: 888,
    read: true,
  },
];
