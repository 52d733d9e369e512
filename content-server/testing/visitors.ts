/** A visitor's message. */
export const MESSAGE = {
  name: 'Grace',
  email: 'grace@example.org',
  subject: 'Water',
  message: 'Thank you.',
};

/** A comment of the same visitor on an update. */
export const commentOn = (updateId: string, commentText = 'Thank you!') => ({
  updateId,
  guestName: MESSAGE.name,
  guestEmail: MESSAGE.email,
  commentText,
});
