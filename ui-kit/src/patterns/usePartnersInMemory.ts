import { useEffect, useState } from 'react';
import type { Partner, PartnerDraft } from './samplePartners';

/** Behaviour of the fake server. */
export interface ServerManners {
  /** Response time, in ms. */
  delay: number;
  /** True to make every load fail. */
  failingLoads: boolean;
  /** True to make every save fail. */
  failingSaves: boolean;
  /** True to make every deletion fail. */
  failingDeletions: boolean;
}

/** Page size, and debounce of the search in ms. */
const PAGE_SIZE = 10;
const SETTLES_AFTER = 300;

const answer = (delay: number, fails: boolean) =>
  new Promise<void>((resolve, reject) =>
    setTimeout(() => (fails ? reject(new Error('The server could not be reached.')) : resolve()), delay),
  );

interface Asked {
  search: string;
  page: number;
}

/** The last response: one page of results. */
interface Found {
  items: Partner[];
  page: number;
  totalPages: number;
}

const find = (partners: readonly Partner[], { search, page }: Asked): Found => {
  const words = search.trim().toLowerCase();
  const all = partners
    .filter(({ name }) => name.toLowerCase().includes(words))
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  const totalPages = Math.max(Math.ceil(all.length / PAGE_SIZE), 1);
  const shown = Math.min(page, totalPages);
  return { items: all.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE), page: shown, totalPages };
};

/**
 * State of a list screen over in-memory data: search, paging, loading and failures. A remote replaces it by its own
 * calls and passes the same props to ListScreen.
 */
export function usePartnersInMemory(initial: readonly Partner[], manners: ServerManners) {
  const [partners, setPartners] = useState(initial);
  const [asked, setAsked] = useState<Asked>({ search: '', page: 1 });
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState(true);
  const [tries, setTries] = useState(0);
  const { delay, failingLoads } = manners;

  useEffect(() => {
    let late = false;
    // The first page loads at once; search input is debounced.
    const timer = setTimeout(
      () => {
        setAsking(true);
        answer(delay, failingLoads)
          .then(() => !late && (setFound(find(partners, asked)), setFailed(false)))
          .catch(() => !late && setFailed(true))
          .finally(() => !late && setAsking(false));
      },
      asked.search ? SETTLES_AFTER : 0,
    );
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [partners, asked, tries, delay, failingLoads]);

  const isEmpty = found?.items.length === 0;
  return {
    ...asked,
    setSearch: (search: string) => setAsked({ search, page: 1 }),
    setPage: (page: number) => setAsked({ ...asked, page }),
    status: failed ? 'error' : !found ? 'loading' : isEmpty ? 'empty' : 'loaded',
    busy: asking,
    items: found?.items ?? [],
    page: found?.page ?? 1,
    totalPages: found?.totalPages ?? 1,
    pageSize: PAGE_SIZE,
    retry: () => setTries(tries + 1),
    byId: (id: string) => partners.find((partner) => partner.id === id),
    /** Adds a partner, or changes the one with this id. Rejects when the server fails. */
    save: async (draft: PartnerDraft, id?: string) => {
      await answer(delay, manners.failingSaves);
      setPartners((all) =>
        id
          ? all.map((partner) => (partner.id === id ? { ...draft, id } : partner))
          : [...all, { ...draft, id: `new-${all.length}` }],
      );
    },
    remove: async (id: string) => {
      await answer(delay, manners.failingDeletions);
      setPartners((all) => all.filter((partner) => partner.id !== id));
    },
  } as const;
}
