import type { DemoWriter } from './contract';
import type { DemoDrafts } from './drafts';

/** Writes the demo content. Throws when a draft breaks its entity's rules. */
export const seedDemoContent = async (
  records: DemoWriter,
  { lists, singletons, pageHeroes, comments, messages }: DemoDrafts,
): Promise<void> => {
  const idsOf = new Map<string, string[]>();
  for (const [list, items] of Object.entries(lists)) {
    const ids: string[] = [];
    for (const { draft, createdAt, ...item } of items) {
      const id = await records.add(list, draft, createdAt);
      ids.push(id);
      if ('ny' in item && item.ny) await records.translate(list, id, item.ny);
    }
    idsOf.set(list, ids);
  }
  for (const [name, draft] of Object.entries(singletons)) await records.save(name, draft);
  for (const hero of pageHeroes) await records.savePageHero(hero);
  for (const { update, draft, createdAt } of comments) {
    const updateId = idsOf.get('updates')?.[update];
    if (updateId === undefined) throw new Error(`A demo comment belongs to update ${update}, which does not exist.`);
    await records.addComment({ ...draft, updateId }, createdAt);
  }
  for (const { draft, read, createdAt } of messages) await records.addMessage(draft, { read, createdAt });
};
