import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/httpError';
import { operations } from '../../http/openApi/operations';
import { callerOf } from '../../http/caller';
import { closeSession, closeSessions, readSessions } from './sessions';
import { INSTANT, BOOLEAN, TEXT, listOf, objectOf } from '../../http/openApi/jsonSchema';

const forSignedIn = operations('auth', 'useAccount');

/** The caller's own sessions. */
export const sessionRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;

  const describeSessions = forSignedIn('Lists where the caller is signed in', {
    answer: objectOf({
      sessions: listOf(
        objectOf({
          _id: TEXT,
          device: TEXT,
          createdAt: INSTANT,
          lastSeenAt: INSTANT,
          isCurrent: BOOLEAN,
        }),
      ),
    }),
  });
  app.get('/auth/sessions', describeSessions, async (request) => ({
    sessions: await readSessions(database, callerOf(request)._id, request.session),
  }));

  const describeClose = forSignedIn(
    "Ends one of the caller's sessions; `current` is the session of the call",
    {
      params: { id: TEXT },
    },
  );
  app.delete<{ Params: { id: string } }>('/auth/sessions/:id', describeClose, async (request) => {
    const { id } = request.params;
    const session = id === 'current' ? request.session : id;
    if (!(await closeSession(database, callerOf(request)._id, session))) throw notFound('Session');
    return { message: 'Signed out.' };
  });

  const describeCloseOthers = forSignedIn(
    "Ends all of the caller's sessions except that of the call",
  );
  app.delete('/auth/sessions', describeCloseOthers, async (request) => {
    await closeSessions(database, callerOf(request)._id, request.session);
    return { message: 'Signed out everywhere else.' };
  });
};
