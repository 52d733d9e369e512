import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../parts/parts';
import { linkPackages } from '../worktree/linkPackages';

/**
 * The parts that the examples change, and the shell for its contexts. Everything else is used from
 * this tree.
 */
const COPIED = ['api-client', 'content-server', 'admin-app', 'public-site', 'shell'];

const TSCONFIG = {
  extends: './tsconfig.base.json',
  compilerOptions: { incremental: false, tsBuildInfoFile: undefined },
  include: [
    'api-client/src/index.ts',
    'content-server/src/db/migrate.ts',
    'content-server/src/app/server.ts',
    'admin-app/src/routes.tsx',
    'admin-app/src/features/content/resources',
    'public-site/src/routes.tsx',
    'api-client/src/languages/index.ts',
    path.join(ROOT, 'ui-kit/src/assets.d.ts'),
  ],
};

const JEST = `
import root from './jest.config.mjs';
const browser = root.projects.find(({ displayName }) => displayName === 'browser');
export default { ...browser, testMatch: ['<rootDir>/*/test/new*.tsx'], testTimeout: 180_000 };
`;

/**
 * Copies the sources that the examples change into an empty folder, with settings for the type
 * check and Jest.
 */
export const copySources = (folder: string): void => {
  for (const part of COPIED)
    for (const item of ['src', 'package.json', 'test', 'testing', 'demo'])
      if (readdirSync(path.join(ROOT, part)).includes(item))
        cpSync(path.join(ROOT, part, item), path.join(folder, part, item), { recursive: true });
  for (const item of [
    'jest',
    'build/parts/workspaces.cjs',
    'build/checks/postgres/findPostgres.cjs',
    'build/checks/disk/canMount.cjs',
    'jest.config.mjs',
    'tsconfig.base.json',
    'package.json',
  ])
    cpSync(path.join(ROOT, item), path.join(folder, item), { recursive: true });
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  writeFileSync(path.join(folder, 'jest.example.mjs'), JEST);
  linkPackages(folder);
};
