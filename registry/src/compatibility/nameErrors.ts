import type { ReleaseRecord, ShellFacts, SmokeOutcome } from '../types';
import { isSource, isSourceKind, SOURCE_KINDS } from '../model/sources';

/** Maximum number of names that an error lists. */
const NAMED_MAX = 5;

/**
 * One error for each name that a remote imports from a shared module and that the shell's copy does
 * not export. Builds from before names were recorded are not compared.
 */
export const nameErrors = (
  { remote, release, imports = {} }: Pick<ReleaseRecord, 'remote' | 'release' | 'imports'>,
  shell: ShellFacts,
): string[] =>
  Object.entries(imports).flatMap(([request, names]) => {
    const exported = shell.shared[request]?.exports;
    if (!exported) return [];
    const missing = Object.entries(names).filter(([name]) => !exported.includes(name));
    const more = missing.length - NAMED_MAX;
    return [
      ...missing
        .slice(0, NAMED_MAX)
        .map(
          ([name, file]) =>
            `${remote} ${release.version} uses ${name} of ${request} (${file}), which the shell ${shell.version} does not share. Do without it, or share it in the shell.`,
        ),
      ...(more > 0
        ? [`${remote} uses ${more} more names of ${request} that the shell does not share.`]
        : []),
    ];
  });

/** Formats a size. */
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
/** Formats a duration in ms. */
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** One error for each exceeded budget of a build. */
export const budgetErrors = ({
  remote,
  release: { strict = {} },
  scripts = 0,
  styles = 0,
}: Pick<ReleaseRecord, 'remote' | 'release' | 'scripts' | 'styles'>): string[] =>
  [
    { what: 'script', is: scripts, budget: strict.script },
    { what: 'style', is: styles, budget: strict.style },
  ].flatMap(({ what, is, budget }) =>
    budget !== undefined && is > budget
      ? [
          `${remote} has ${kB(is)} of ${what}, and its budget is ${kB(budget)} ("strict" in its package.json). Load less, or raise the budget.`,
        ]
      : [],
  );

/** An error when the smoke test exceeded the time budget of the version. */
export const timeErrors = (
  { remote, release: { strict } }: Pick<ReleaseRecord, 'remote' | 'release'>,
  { took = 0 }: SmokeOutcome,
): string[] =>
  strict?.time !== undefined && took > strict.time
    ? [
        `The pages of ${remote} took ${seconds(took)} in the smoke test, and its budget is ${seconds(strict.time)} ("strict" in its package.json). Make them faster, or raise the budget.`,
      ]
    : [];

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
