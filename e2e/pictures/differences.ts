import type { Browser } from '@playwright/test';
import type { ChangedStory, Differences, SingleStory } from '../../build/pictures/page';
import { isWanted, paired, type Story } from '../../build/pictures/stories';
import { openEye } from './eye';
import { openLibrary } from './library';

export interface Order {
  browser: Browser;
  /** Folders with builds of the library. */
  before: string;
  after: string;
  scheme: 'light' | 'dark';
  /** Only stories that one of them names; none means all. */
  words: string[];
  /** Hears how many of the stories have been looked at. */
  onLooked: (done: number, of: number) => void;
}

export type Found = Pick<Differences, 'changed' | 'added' | 'removed' | 'unchanged'>;

/** Takes the pictures of every wanted story of two builds in one browser, and compares them. */
export const differences = async ({ browser, before, after, scheme, words, onLooked }: Order): Promise<Found> => {
  const [old, current, eye] = [
    await openLibrary(browser, before, scheme),
    await openLibrary(browser, after, scheme),
    await openEye(browser),
  ];
  const wanted = (stories: Story[]) => stories.filter((story) => isWanted(story, words));
  const { kept, added, removed } = paired(wanted(old.stories), wanted(current.stories));

  const all = kept.length + added.length + removed.length;
  let done = 0;
  const looked = () => onLooked((done += 1), all);

  const changedOf = async (stories: Story[], onOne?: () => void): Promise<ChangedStory[]> => {
    const changed: ChangedStory[] = [];
    for (const story of stories) {
      const [was, is] = await Promise.all([old.picture(story.id), current.picture(story.id)]);
      onOne?.();
      if (was.equals(is)) continue;
      const seen = await eye.compare(was, is);
      if (seen.share > 0) changed.push({ story, ...seen });
    }
    return changed;
  };
  const alone = async (stories: Story[], { picture }: typeof old): Promise<SingleStory[]> => {
    const single: SingleStory[] = [];
    for (const story of stories) {
      const taken = await picture(story.id);
      looked();
      single.push({ story, picture: (await eye.compare(taken, taken)).pictures.after });
    }
    return single;
  };

  const first = await changedOf(kept, looked);
  const singles = { added: await alone(added, current), removed: await alone(removed, old) };
  // A second look in new pages: what came late, or was left behind by the story before, is no difference.
  await Promise.all([old.reopen(), current.reopen()]);
  const changed = await changedOf(first.map(({ story }) => story));
  await Promise.all([old, current, eye].map((one) => one.close()));
  return { changed, ...singles, unchanged: kept.length - changed.length };
};
