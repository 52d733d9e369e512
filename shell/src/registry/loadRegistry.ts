import { parseRegistry, RegistryError, type Registry } from '../../../registry/registry';

/** Where a shell on a plain static host finds the registry. */
const REGISTRY_URL = '/remotes.json';

/** How long the registry may take, in milliseconds. */
const TIME_LIMIT = 10_000;

let known: Promise<Registry> | undefined;

/** The registry as it stands now. @throws RegistryError, or what fetch throws */
export const fetchRegistry = async (): Promise<Registry> => {
  const response = await fetch(REGISTRY_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new RegistryError(`The registry answered ${response.status}.`);
  return parseRegistry(await response.json());
};

const inlineRegistry = (): Registry | undefined => {
  const text = document.getElementById('remotes')?.textContent;
  return text ? parseRegistry(JSON.parse(text)) : undefined;
};

/**
 * The registry: from the HTML when the server put it there, which saves a request, else fetched. Asked once; a
 * failure is forgotten, so that trying again really asks again.
 */
export const loadRegistry = (): Promise<Registry> => {
  known ??= Promise.resolve()
    .then(() => inlineRegistry() ?? fetchRegistry())
    .catch((error: unknown) => {
      known = undefined;
      throw error;
    });
  return known;
};
