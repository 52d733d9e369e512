import { startTestServer } from '../testing';
import type { DemoWriter } from './contract';
import { seedDemoContent } from './seed';

const NOW = new Date('2026-11-21T07:00:00Z');

/** A writer that only remembers. */
const remember = () => {
  const written: { kind: string; draft: object }[] = [];
  const note = (kind: string, draft: object) => void written.push({ kind, draft });
  const records: DemoWriter = {
    add: async (list, draft) => {
      note(list, draft);
      return `${list}-${written.length}`;
    },
    save: async (name, draft) => note(name, draft),
    savePageHero: async (draft) => note('page-hero', draft),
    addComment: async (draft) => note('comment', draft),
    addMessage: async (draft) => note('message', draft),
  };
  return { written, records };
};

describe('seedDemoContent', () => {
  it('stores every picture before it writes the first record, and writes all of them', async () => {
    const { written, records } = remember();
    const stored: Buffer[] = [];
    await seedDemoContent({
      records,
      pictures: {
        store: async (picture) => {
          expect(written).toEqual([]);
          stored.push(picture);
          return { url: `/uploads/${stored.length}.jpg`, width: 1, height: 1 };
        },
      },
      now: NOW,
      timeZone: 'Africa/Blantyre',
      plainPictures: true,
    });
    expect(stored.length).toBeGreaterThan(75);
    expect(written).toHaveLength(4 + 14 + 12 + 11 + 12 + 12 + 11 + 11 + 4 + 11 + 9 + 13);
    expect(written.filter(({ kind }) => kind === 'comment').every(({ draft }) => 'updateId' in draft)).toBe(true);
    const hashes = stored.map((picture) => picture.toString('base64'));
    expect(new Set(hashes).size).toBe(stored.length);
  });

  it('fails when a picture cannot be stored, and writes nothing', async () => {
    const { written, records } = remember();
    const store = async () => {
      throw new Error('The disk is full.');
    };
    await expect(
      seedDemoContent({ records, pictures: { store }, now: NOW, timeZone: 'Africa/Blantyre', plainPictures: true }),
    ).rejects.toThrow('The disk is full.');
    expect(written).toEqual([]);
  });
});

describe('a server’s first start', () => {
  it('takes all of it by the rules of the calls, and shows it to visitors', async () => {
    const server = await startTestServer({ demo: true });
    const read = async (path: string) => (await fetch(`${server.url}/api/content/${path}`)).json();
    try {
      const totals: Record<string, unknown> = {};
      for (const list of ['updates', 'case-studies', 'use-cases', 'events', 'projects', 'partners'])
        totals[list] = ((await read(list)) as { totalItems: number }).totalItems;
      expect(totals).toEqual({
        updates: 14,
        'case-studies': 12,
        'use-cases': 11,
        events: 12,
        projects: 11,
        partners: 11,
      });
      expect(await read('upcoming-events?limit=5')).toHaveLength(5);
      expect(await read('page-hero/mission')).toMatchObject({ title: 'Our Mission' });
      const { url } = (await read('logo')) as { url: string };
      expect((await fetch(server.url + url)).status).toBe(200);
    } finally {
      await server.close();
    }
  });
});
