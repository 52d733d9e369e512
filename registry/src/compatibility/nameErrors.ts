import type { ReleaseRecord, ShellFacts } from '../types';

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
