import { isElsewhere, parseRegistry, RegistryError, type Registry } from '@charity-site/registry';

/** Where a shell on a plain static host finds the registry. */
const REGISTRY_URL = '/remotes.json';

/** How long the registry may take, in milliseconds. */
const TIME_LIMIT = 10_000;

let known: Registry | undefined;

/**
 * The registry as it stands now.
 * @param of names of the only remotes it is asked about; a plain static host tells of all the same
 * @throws RegistryError, or what fetch throws
 */
export const fetchRegistry = async (of: Iterable<string> = []): Promise<Registry> => {
  const names = [...of].join();
  const response = await fetch(names ? `${REGISTRY_URL}?of=${names}` : REGISTRY_URL, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  if (!response.ok) throw new RegistryError(`The registry answered ${response.status}.`);
  return parseRegistry(await response.json());
};

const inlineRegistry = (): Registry | undefined => {
  const text = document.getElementById('remotes')?.textContent;
  return text ? parseRegistry(JSON.parse(text)) : undefined;
};

/** What is known stays as it is, since it may run already; what was left out of it is added. */
const completed = ({ remotes }: Registry, whole: Registry): Registry => ({
  ...whole,
  remotes: [...remotes, ...whole.remotes.filter(({ name }) => !remotes.some((remote) => remote.name === name))],
});

/**
 * The registry as far as a path needs it: from the HTML when the server put it there, which saves a request, else
 * fetched. A page holds what its own remote needs; the rest is fetched when somebody goes there. A failure is forgotten,
 * so that trying again really asks again.
 */
export const registryFor = async (path: string): Promise<Registry> => {
  known ??= inlineRegistry() ?? (await fetchRegistry());
  if (isElsewhere(known, path)) known = completed(known, await fetchRegistry());
  return known;
};
