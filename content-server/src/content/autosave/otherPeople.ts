import { PEOPLE_LIST } from '@charity-site/api-client/entities';
import type { FastifyRequest } from 'fastify';
import { countOf } from '../../db/countOf';
import type { Database } from '../../db/database';
import { callerOf } from '../../http/caller';
import { listsFor } from '../rows/editors';

/** Time after its last text in which a person counts as editing, in ms. */
const EDITING_FOR = 2 * 60 * 1000;

/** Names of the others who are typing into the form of something stored of which the caller may see the history. */
export const editorsOf = async (request: FastifyRequest, form = ''): Promise<string[]> => {
  const [list = '', item] = form.split(':');
  if (!list || item === 'new' || listsFor(request)?.includes(list) === false) return [];
  const people = await request.server.database
    .selectFrom('autosaves')
    .innerJoin('administrators', 'administrators._id', 'autosaves.administrator')
    .select(['name', 'email'])
    .distinct()
    .where('form', '=', form)
    .where('key', '<>', '')
    .where('keptAt', '>', new Date(Date.now() - EDITING_FOR).toISOString())
    .where('administrators._id', '<>', callerOf(request)._id)
    .execute();
  return people.map(({ name, email }) => name || email).sort();
};

/** True when nobody else has access, and the history knows of nobody who had. */
export const isAlone = async (database: Database, person: string): Promise<boolean> => {
  const others = database.selectFrom('administrators').where('_id', '<>', person);
  const former = database.selectFrom('changes').where('list', '=', PEOPLE_LIST).where('action', '=', 'accessEnded');
  return (await countOf(others)) + (await countOf(former)) === 0;
};
