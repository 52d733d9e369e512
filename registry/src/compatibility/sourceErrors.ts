import { isSource, isSourceKind, SOURCE_KINDS } from '../model/sources';
import type { ReleaseRecord } from '../types';

/** Maximum number of sources of one kind. */
const SOURCES_MAX = 20;

/**
 * The errors in the additional sources that a remote declares. Script sources and default-src
 * cannot be extended: a script of another site would run with the rights of the page's user.
 */
export const sourceErrors = ({
  remote,
  release,
}: Pick<ReleaseRecord, 'remote' | 'release'>): string[] =>
  Object.entries(release.sources ?? {}).flatMap(([kind, sources]) => {
    if (!isSourceKind(kind))
      return [
        `${remote} asks for sources of the kind ${kind}. There can be further ones of ${SOURCE_KINDS.join(', ')}.`,
      ];
    const tooMany =
      sources.length > SOURCES_MAX
        ? [`${remote} asks for more than ${SOURCES_MAX} sources of the kind ${kind}.`]
        : [];
    const form =
      kind === 'connect-src'
        ? 'https://api.example.org or wss://api.example.org'
        : 'https://cdn.example.org';
    const wrong = sources
      .filter((source) => !isSource(kind, source))
      .map(
        (source) =>
          `${remote} asks for ${source} in ${kind}. Name an origin over https, such as ${form}.`,
      );
    return [...tooMany, ...wrong];
  });
