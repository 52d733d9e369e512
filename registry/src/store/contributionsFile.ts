import type { Contribution, SlotName } from '../model/contribution';
import { contributionKey } from '../model/contributions';
import { isRecord } from '../model/registry';
import { readBuiltJson } from './builtFile';
import { ReleaseError } from './releaseError';
import { SERVER_FOLDER } from './buildFiles';

/**
 * File of a remote's contributions in its build: `federation.contributions` of its package.json.
 */
export const CONTRIBUTIONS_FILE = `${SERVER_FOLDER}/contributions.json`;

/**
 * Maximum number of a remote's contributions, maximum length of a label, and maximum height of a
 * widget, in CSS pixels.
 */
const COUNT_MAX = 20;
const LABEL_MAX = 40;
const HEIGHT_MAX = 2000;

/** The places of links, with their optional fields. */
const LINKS = { menu: ['on'], footer: [], sidebar: [], tiles: ['module'] } as const;
/** The slots of contract 1.3. */
const SLOTS: Record<SlotName, true> = {
  'home.beforeFooter': true,
  'update.afterText': true,
  'admin.dashboard': true,
};

const PLACES = [...Object.keys(LINKS), ...Object.keys(SLOTS)];

const isWhole = (value: unknown, max: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max;

/** The validator of each field, and its form in messages. */
const FIELDS: Record<string, { isValid: (value: unknown) => boolean; form: string }> = {
  label: {
    isValid: (value) =>
      typeof value === 'string' &&
      value.trim() === value &&
      value !== '' &&
      value.length <= LABEL_MAX,
    form: `a text of at most ${LABEL_MAX} characters`,
  },
  order: { isValid: (value) => isWhole(value, 9999), form: 'a whole number from 0 to 9999' },
  path: {
    isValid: (value) => typeof value === 'string' && /^(\/|(\/[a-z0-9][a-z0-9_-]*)+)$/.test(value),
    form: 'a path in small letters without a slash at the end, such as /shop',
  },
  on: { isValid: (value) => value === 'desktop' || value === 'phone', form: 'desktop or phone' },
  module: {
    isValid: (value) =>
      typeof value === 'string' && /^\.\/[A-Za-z][\w/]*$/.test(value) && value !== './routes',
    form: 'an exposed module other than the routes, such as ./LatestGifts',
  },
  height: {
    isValid: (value) => isWhole(value, HEIGHT_MAX),
    form: `a whole number from 0 to ${HEIGHT_MAX}`,
  },
};

/** The error in one contribution, if any. */
const errorIn = (value: unknown): string | undefined => {
  if (!isRecord(value)) return 'is no object';
  const place = PLACES.find((one) => one === value.at);
  if (!place) return `names the place ${JSON.stringify(value.at)}. There are ${PLACES.join(', ')}`;
  const isLink = place in LINKS;
  const required = ['label', isLink ? 'path' : 'module'];
  const optional: readonly string[] = [
    'order',
    ...(isLink ? LINKS[place as keyof typeof LINKS] : ['height']),
  ];
  const missing = required.find((name) => value[name] === undefined);
  if (missing) return `has no ${missing}`;
  for (const [name, content] of Object.entries(value)) {
    if (name === 'at') continue;
    const field = [...required, ...optional].includes(name) ? FIELDS[name] : undefined;
    if (!field) return `has "${name}", which ${place} does not take`;
    if (!field.isValid(content)) return `has no valid ${name}. It is ${field.form}`;
  }
  return undefined;
};

/**
 * Validates the contributions of a remote.
 * @throws ReleaseError that names the first invalid one
 */
export const parseContributions = (name: string, value: unknown): Contribution[] => {
  if (!Array.isArray(value) || value.length > COUNT_MAX)
    throw new ReleaseError(`${name}'s contributions are no list of at most ${COUNT_MAX}.`);
  for (const [index, one] of value.entries()) {
    const error = errorIn(one);
    if (error) throw new ReleaseError(`Contribution ${index + 1} of ${name} ${error}.`);
  }
  const contributions = value as Contribution[];
  const keys = contributions.map(contributionKey);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice) throw new ReleaseError(`${name} contributes "${twice}" twice.`);
  return contributions;
};

/**
 * Reads the contributions in a remote's build; undefined without any.
 * @throws ReleaseError if the file is invalid
 */
export const readContributions = async (
  name: string,
  folder: string,
): Promise<Contribution[] | undefined> => {
  const value = await readBuiltJson(name, folder, CONTRIBUTIONS_FILE);
  return value === undefined ? undefined : parseContributions(name, value);
};
