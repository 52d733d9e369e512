import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SharedImports } from '@charity-site/registry/types';
import { SELECTIONS } from '../../federation';
import { ROOT } from '../../parts/parts';

/** The values that one of our files re-exports by name from a package, without types. */
const namesIn = (file: string): Set<string> =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\} from/gm)]
      .flatMap(([, list = '']) => list.split(','))
      .map((name) => name.trim())
      .filter(Boolean),
  );

/** One error for each imported name that is missing in the shell's selection of this checkout. */
export const missingNames = (imports: SharedImports): string[] =>
  Object.entries(SELECTIONS).flatMap(([request, selection]) => {
    const offered = namesIn(selection);
    return Object.entries(imports[request] ?? {})
      .filter(([name]) => !offered.has(name))
      .map(
        ([name, file]) =>
          `${file} imports ${name} from ${request}, which the shell does not share. Do without it, or add it to ` +
          `${path.relative(ROOT, selection)} and raise the shell contract.`,
      );
  });
