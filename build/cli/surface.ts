import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../parts/parts';
import { breakingChanges, mayBreak, versionOf } from '../checks/apiReport/breaking';
import { apiReport } from '../checks/apiReport/apiReport';

// `npm run surface` records the public exports of ui-kit. It fails on a breaking change without a
// new major version. With `--check` (in `npm run check`) it only compares.
const REPORT = path.join(ROOT, 'ui-kit/api/ui-kit.api.md');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const { version } = JSON.parse(read('ui-kit/package.json')) as { version: string };
const now = apiReport(version);
const written = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
const breaking = breakingChanges(written, now);

const refuse = (...lines: string[]) => {
  console.error(lines.join('\n'));
  process.exitCode = 1;
};

if (!read('ui-kit/CHANGELOG.md').includes(`\n## ${version}`)) {
  refuse(
    `ui-kit/CHANGELOG.md has no section '## ${version}'. Add one that describes the changes of this version.`,
  );
} else if (breaking.length > 0 && !mayBreak(versionOf(written), version)) {
  refuse(
    ...breaking,
    `This breaks users of ui-kit ${versionOf(written)}. If it is intended, raise the version in ui-kit/package.json (the first`,
    'number; before 1.0.0 the second), describe in ui-kit/CHANGELOG.md how to adapt, then run `npm run surface`.',
  );
} else if (!process.argv.includes('--check')) {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, now);
} else if (written !== now) {
  const lines = new Set(written.split('\n'));
  refuse(
    ...now.split('\n').filter((line) => !lines.has(line)),
    "ui-kit's public exports have changed. Run `npm run surface` and add a line to ui-kit/CHANGELOG.md.",
  );
}
