import { liveBeside } from '../store/requestedCanary';
import { ReleaseError } from '../store/releaseError';
import { releasedText, type CommandContext } from './commands';
import { release } from './release';
import { buildOf } from './settings';

/** The percentage in `10%` or `10`. @throws ReleaseError unless it is above 0 and below 100 */
export const shareIn = (text: string): number => {
  const share = Number(/^(\d{1,2}(?:\.\d{1,2})?)%?$/.exec(text)?.[1]);
  if (share > 0 && share < 100) return share;
  throw new ReleaseError(
    '--canary takes a share of the visitors above 0% and below 100%, such as --canary 10%.',
  );
};

/**
 * Releases a remote's build to a share of the visitors, after all checks of a release
 * (docs/decisions/0028).
 * @returns text for the terminal
 */
export const startCanary = async (
  name: string,
  text: string,
  context: CommandContext,
): Promise<string> => {
  const share = shareIn(text);
  liveBeside(name, (await context.store.state()).registry);
  const outcome = await release({ name, folder: buildOf(name), ...context, share });
  if (!outcome.changed) return `${name} ${outcome.version} is live already; nothing has changed.`;
  return [
    `${share}% of the visitors get ${name} ${outcome.version}.`,
    ...releasedText(name, outcome),
    `  To give it to all: npm run release -- promote ${name}. To end it: npm run release -- rollback ${name}`,
  ].join('\n');
};

/** Promotes the canary of a remote to all visitors. @returns text for the terminal */
export const promote = async (
  name: string,
  { store, by }: Pick<CommandContext, 'store' | 'by'>,
): Promise<string> =>
  `${name} ${(await store.activate({ remote: name, action: 'promote', by })).version} is live for all visitors.`;
