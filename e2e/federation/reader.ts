import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../build/parts/parts';
import { expect, test } from '../fixtures/test';
import { startDevServer } from '../fixtures/product/devServer';
import { printed, stepsOf, type Step } from './guide';

/** Runs a command in a shell, like the reader of a page. @returns its exit code and output */
export const shell = (command: string, cwd: string, env: Record<string, string> = {}) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const { PATH, HOME, CHROMIUM_PATH } = process.env;
    const child = spawn('sh', ['-c', command], {
      cwd,
      env: { PATH, HOME, CHROMIUM_PATH, npm_config_loglevel: 'silent', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });

/** Options of the reader of a page. */
interface ReaderOptions {
  /** The page of docs/teams, without `.md`. */
  name: string;
  page: Page;
  /** Working directory of the commands until a `cd`. */
  folder: string;
  /** Values for the page's placeholders. */
  values: Readonly<Record<string, string>>;
  /** Additional environment variables of the commands. */
  env?: Record<string, string>;
}

/** Follows the steps of a page of docs/teams and checks the described results. */
export const followPage = async ({
  name,
  page,
  folder,
  values,
  env: variables = {},
}: ReaderOptions): Promise<void> => {
  const text = await readFile(path.join(ROOT, 'docs/teams', `${name}.md`), 'utf8');
  const env = { ...variables };
  let cwd = folder;
  let dev: Awaited<ReturnType<typeof startDevServer>> | undefined;

  /** Replaces the page's placeholders and ports by values for this machine. */
  const here = (said: string) =>
    Object.entries(values)
      .reduce((whole, [placeholder, value]) => whole.replaceAll(placeholder, value), said)
      .replaceAll(/http:\/\/localhost:\d+/g, dev?.url ?? 'http://localhost:9');

  const runCommand = async (command: string, refused: boolean): Promise<string> => {
    const { code, output: said } = await shell(command, cwd, env);
    expect([command, code === 0 ? 'done' : 'refused', said]).toEqual([
      command,
      refused ? 'refused' : 'done',
      said,
    ]);
    return said;
  };

  const runAll = async ({ commands, refused, output }: Extract<Step, { kind: 'run' }>) => {
    let printedLast = '';
    for (const command of commands.map(here)) {
      const [, variable, value] = /^export (\w+)=(\S+)$/.exec(command) ?? [];
      const [, next] = /^cd (\S+)$/.exec(command) ?? [];
      if (variable) env[variable] = value ?? '';
      else if (next) cwd = path.resolve(cwd, next);
      // The packages are already installed.
      else if (command !== 'npm ci') printedLast = await runCommand(command, refused);
    }
    if (output) expect(printedLast).toMatch(printed(here(output)));
  };

  const follow = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'run':
        return runAll(step);
      case 'serve':
        dev = await startDevServer(
          cwd,
          step.remote,
          Object.fromEntries(
            Object.entries({ ...env, ...step.settings }).map(([name, value]) => [
              name,
              here(value),
            ]),
          ),
        );
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
        return expect(page.getByText(step.text).filter({ visible: true }).first()).toBeVisible({
          timeout: 20_000,
        });
    }
  };

  try {
    for (const step of stepsOf(text)) await test.step(JSON.stringify(step), () => follow(step));
  } finally {
    await dev?.stop();
  }
};
