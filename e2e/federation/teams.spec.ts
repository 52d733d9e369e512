import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../build/parts/parts';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { startDevServer } from '../product/devServer';
import { printed, stepsOf, type Step } from './guide';
import { copyProject, WHOLE, type ProjectCopy } from './fixture';

const TOKENS: Record<string, string> = {
  'public-site': 'a-secret-of-the-public-team',
  'admin-app': 'a-secret-of-the-admin-team-',
  'new-remote': 'a-secret-of-the-shop-team--',
  shell: 'a-secret-of-the-shell-team-',
};

test.use({
  ownReleases: true,
  // The page of an unknown address has the status 404.
  allowedInConsole: NETWORK_FAILURES,
  settings: {
    REMOTE_OVERRIDES: 'on',
    DEPLOY_TOKENS: `public-site=${TOKENS['public-site']},admin-app=${TOKENS['admin-app']},shop=${TOKENS['new-remote']},shell=${TOKENS.shell}`,
  },
});

let project: ProjectCopy;
test.beforeAll(async ({ site: _site }) => {
  project = await copyProject(undefined, WHOLE);
});

/** Runs a command of the project in a shell, like the reader. @returns its exit code and output */
const shell = (command: string, env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const { PATH, HOME, CHROMIUM_PATH } = process.env;
    const child = spawn('sh', ['-c', command], {
      cwd: project.folder,
      env: { PATH, HOME, CHROMIUM_PATH, npm_config_loglevel: 'silent', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });

/** Follows the steps of one page and checks that the described results appear. */
const readerOf = async (name: string, page: Page, siteUrl: string) => {
  const text = await readFile(path.join(ROOT, 'docs/teams', `${name}.md`), 'utf8');
  const env: Record<string, string> = {};
  let dev: Awaited<ReturnType<typeof startDevServer>> | undefined;

  /** Replaces the page's placeholders and its ports by values for this machine. */
  const here = (said: string) =>
    said
      .replaceAll('https://site.example', siteUrl)
      .replaceAll('the-secret-you-were-given', TOKENS[name] ?? '')
      .replaceAll(/http:\/\/localhost:\d+/g, dev?.url ?? 'http://localhost:9');

  const runAll = async ({ commands, refused, output }: Extract<Step, { kind: 'run' }>) => {
    let printedLast = '';
    for (const command of commands.map(here)) {
      const [, variable, value] = /^export (\w+)=(\S+)$/.exec(command) ?? [];
      if (variable) env[variable] = value ?? '';
      // The packages are already installed.
      else if (command !== 'npm ci') {
        const { code, output: said } = await shell(command, env);
        expect([command, code === 0 ? 'done' : 'refused', said]).toEqual([command, refused ? 'refused' : 'done', said]);
        printedLast = said;
      }
    }
    if (output) expect(printedLast).toMatch(printed(output));
  };

  const follow = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'run':
        return runAll(step);
      case 'serve':
        dev = await startDevServer(project.folder, step.remote, { DEPLOYED: here(step.settings.DEPLOYED ?? '') });
        return;
      case 'stop':
        // Leaving the page also ends its open requests.
        await page.goto('about:blank');
        return dev?.stop();
      case 'open':
        await page.goto(here(step.url));
        return;
      case 'press':
        return page.getByRole('button', { name: step.button }).click();
      case 'read':
        return expect(page.getByText(step.text).filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 });
    }
  };

  return {
    followAll: async (): Promise<void> => {
      try {
        for (const step of stepsOf(text)) await test.step(JSON.stringify(step), () => follow(step));
      } finally {
        await dev?.stop();
      }
    },
  };
};

for (const name of ['public-site', 'admin-app', 'shell'])
  test(`every step of docs/teams/${name}.md works`, async ({ page, site }) => {
    test.setTimeout(360_000);
    await (await readerOf(name, page, site.url)).followAll();
  });

test('every step of docs/teams/new-remote.md works, and the new remote passes the checks', async ({ page, site }) => {
  test.setTimeout(360_000);
  await (await readerOf('new-remote', page, site.url)).followAll();

  const answer = await page.goto('/shop');
  expect(answer?.status()).toBe(200);
  const font = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily);
  const own = await font();
  await page.goto('/shop/nothing-here');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await font()).toBe(own);

  const tools = [
    'prettier --check shop package.json .github --log-level warn',
    'depcruise --config .dependency-cruiser.cjs shop build --output-type err',
    'knip --no-config-hints',
    'jest --testPathPatterns shop build/workflows',
  ];
  const said = await Promise.all(tools.map((tool) => shell(`npx --no-install ${tool}`, {})));
  for (const [index, { code, output }] of said.entries())
    expect([tools[index], code, code && output]).toEqual([tools[index], 0, 0]);
});

test('an invalid name is refused with a reason, and nothing is written', async () => {
  const written = () => readFile(path.join(project.folder, 'package.json'), 'utf8');
  const before = await written();
  const refused = async (name: string) => {
    const { code, output } = await shell(`npm run new-remote -- '${name}'`, {});
    return [code, output];
  };
  const tail = 'Nothing was written.';
  expect(await Promise.all(['Shop!', 'admin', 'news', 'admin-app', 'docs'].map(refused))).toEqual([
    [
      1,
      `"Shop!" is not a name for a remote. Use 2 to 30 lower-case letters, digits and single hyphens, such as shop. ${tail}`,
    ],
    [1, `/admin belongs to admin-app. Choose another name. ${tail}`],
    [1, `/news is a page of public-site. Choose another name. ${tail}`],
    [1, `There is a part called admin-app already. ${tail}`],
    [1, `There is something called docs in the project already. ${tail}`],
  ]);
  expect(await written()).toBe(before);
  for (const name of ['Shop!', 'admin', 'news']) expect(existsSync(path.join(project.folder, name))).toBe(false);
});
