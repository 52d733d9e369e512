/** Comments on updates: `update` is the index in UPDATES; `hoursAfter` its date's noon. */
export interface DemoComment {
  update: number;
  hoursAfter: number;
  guestName: string;
  guestEmail: string;
  commentText: string;
}

export const COMMENTS: readonly DemoComment[] = [
  {
    update: 0,
    hoursAfter: 4,
    guestName: 'Grace from Blantyre',
    guestEmail: 'grace@example.org',
    commentText:
      'I grew up forty minutes from a river just like that one. Eleven strokes! I cried at my desk. Zikomo kwambiri.',
  },
  {
    update: 0,
    hoursAfter: 9,
    guestName: 'Peter N.',
    guestEmail: 'peter.n@example.org',
    commentText: 'Which villages are the three that still wait? Our house group would like to adopt one of them.',
  },
  {
    update: 0,
    hoursAfter: 30,
    guestName: 'Ŵezi M.',
    guestEmail: 'wezi.m@example.org',
    commentText: 'A box with three locks and three key holders. Every committee I know could learn from Chikwete.',
  },
  {
    update: 1,
    hoursAfter: 20,
    guestName: 'A former student',
    guestEmail: 'former.student@example.org',
    commentText:
      'I wrote one of those letters nine years ago. Today I teach mathematics at a secondary school in Ntchisi and have two of your students in Form Three. To this year’s forty-two: the mentors are strict, and they are right. Work hard, and write to your mentor when it is difficult, not only when it is going well.',
  },
  {
    update: 2,
    hoursAfter: 26,
    guestName: 'A choir in Limbe',
    guestEmail: 'choir@example.org',
    commentText: 'Do you sew robes for tall basses? We have four. Where do we send the measurements?',
  },
  {
    update: 3,
    hoursAfter: 7,
    guestName: 'Memory',
    guestEmail: 'memory@example.org',
    commentText:
      'My aunt’s house was in the lower village. Thank you for the seed most of all. The flour is eaten; the seed is coming up.',
  },
  {
    update: 3,
    hoursAfter: 52,
    guestName: 'Hannah and Jonas',
    guestEmail: 'hannah.jonas@example.org',
    commentText: 'The list on the school wall is why we give here.',
  },
  {
    update: 5,
    hoursAfter: 15,
    guestName: 'Standard 7, Nathenje',
    guestEmail: 'standard7@example.org',
    commentText:
      'We are the ones who cross it. Nobody was late this week except Blessings, and that was not the river’s fault.',
  },
  {
    update: 9,
    hoursAfter: 40,
    guestName: 'Coach Innocent',
    guestEmail: 'coach@example.org',
    commentText: 'It was a goal. The light was fine. See you next season!',
  },
];
