import type { Site } from '../fixtures/test';

/** Stores a partner whose logo is that of a partner of the demo content. */
export const storePartner = async (site: Site, name: string): Promise<{ _id: string }> => {
  const { partners } = await site.read<{ partners: { logo: string }[] }>('/content/partners?limit=1');
  return site.keep('POST', '/content/partners', { name, logo: partners[0]?.logo, order: 1 });
};

/** Number of stored partners of the name. */
export const storedPartners = async (site: Site, name: string): Promise<number> =>
  (await site.read<{ totalItems: number }>(`/content/partners?search=${name}`)).totalItems;
