import { call } from '../../jest/serverCall';
import { storePartners } from './stored';

/** Creates partners and deletes them in this order. */
export const deletePartners = async (...names: string[]) => {
  for (const { _id } of await storePartners(...names))
    await call('DELETE', `/content/partners/${_id}`);
};

/** The number of items in the trash. */
export const inTrash = async (): Promise<number> =>
  (await call<{ totalItems: number }>('GET', '/trash')).totalItems;
