import type { DemoDrafts } from './drafts';
import type { DemoWriter } from './writer';

/** Writes the demo content. Throws when an item violates its entity's rules. */
export const seedDemoContent = async (
  records: DemoWriter,
  { lists, singletons, pageHeroes, comments, messages }: DemoDrafts,
): Promise<void> => {
  const idsOf = new Map<string, string[]>();
  const projects = new Map<string, string>();
  const projectAt = (title: string) => {
    const id = projects.get(title);
    if (id === undefined)
      throw new Error(`A demo item belongs to the project '${title}', which does not exist.`);
    return id;
  };
  for (const [list, items] of Object.entries(lists)) {
    const ids: string[] = [];
    for (const { draft, createdAt, ...item } of items) {
      const project = 'project' in item &&
        item.project !== undefined && { project: projectAt(item.project) };
      const id = await records.add(list, { ...draft, ...project }, createdAt);
      ids.push(id);
      if (list === 'projects' && 'title' in draft) projects.set(draft.title, id);
      if ('ny' in item && item.ny) await records.translate(list, id, item.ny);
    }
    idsOf.set(list, ids);
  }
  for (const [name, draft] of Object.entries(singletons)) await records.save(name, draft);
  for (const hero of pageHeroes) await records.savePageHero(hero);
  for (const { update, draft, createdAt } of comments) {
    const updateId = idsOf.get('updates')?.[update];
    if (updateId === undefined)
      throw new Error(`A demo comment belongs to update ${update}, which does not exist.`);
    await records.addComment({ ...draft, updateId }, createdAt);
  }
  for (const { draft, read, createdAt } of messages)
    await records.addMessage(draft, { read, createdAt });
};
