import { confirmationRules, secondFactorRules } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { ValidatedBody } from '../../http/bodies/bodyValidator';
import { callerOf } from '../../http/caller';
import { HttpError } from '../../http/httpError';
import { BOOLEAN, TEXT, objectOf } from '../../http/openApi/jsonSchema';
import { operations } from '../../http/openApi/operations';
import { draftSchema, idParam } from '../../http/openApi/toJsonSchema';
import { confirmPassword } from './passwords';
import { createSecret, turnOff, turnOn } from './secondFactor';

const forSignedIn = operations('auth', 'useAccount');
const forAdministrators = operations('people', 'managePeople');

const describeState = forSignedIn('Says whether a login of the caller needs a second factor', {
  answer: objectOf({ isOn: BOOLEAN }),
});
const describeSecret = forSignedIn('Makes a secret for an app; nothing is stored yet', {
  answer: objectOf({ secret: TEXT, uri: TEXT }),
});
const describeOn = forSignedIn("Turns on the caller's second factor, with a code of the app", {
  body: draftSchema(secondFactorRules),
  errorStatuses: [409, 429],
});
const describeOff = forSignedIn("Turns off the caller's second factor", {
  body: draftSchema(confirmationRules),
  errorStatuses: [429],
});
const describeReset = forAdministrators('Turns off the second factor of another person', {
  params: idParam('Person'),
  errorStatuses: [409],
});

/** Routes of the second factor (docs/decisions/0080). */
export const secondFactorRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const limited = app.rateLimited('signIn');

  app.get('/auth/second-factor', describeState, async (request) => ({
    isOn: callerOf(request).secondFactor !== '',
  }));

  app.post('/auth/second-factor', describeSecret, async (request) =>
    createSecret((await app.organisation()).name, callerOf(request).email),
  );

  app.put<ValidatedBody<typeof secondFactorRules>>(
    '/auth/second-factor',
    { ...limited, ...describeOn },
    async (request) => {
      const person = callerOf(request);
      if (person.secondFactor !== '')
        throw new HttpError(409, 'Your second factor is on already. Turn it off first.');
      await confirmPassword(request, request.body.password);
      await turnOn(database, person, request.body);
      return { message: 'Second factor turned on.' };
    },
  );

  app.post<ValidatedBody<typeof confirmationRules>>(
    '/auth/second-factor/off',
    { ...limited, ...describeOff },
    async (request) => {
      const person = callerOf(request);
      await confirmPassword(request, request.body.password);
      await turnOff(database, person._id, person);
      return { message: 'Second factor turned off.' };
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/people/:id/second-factor',
    describeReset,
    async (request) => {
      const { id } = request.params;
      const by = callerOf(request);
      if (id === by._id)
        throw new HttpError(409, 'Turn off your own second factor in Account Settings.');
      await turnOff(database, id, by);
      return { message: 'Second factor reset.' };
    },
  );
};
