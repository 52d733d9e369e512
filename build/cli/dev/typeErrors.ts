import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { escapeHtml } from '@charity-site/api-client/entities';
import { TYPESCRIPT } from '../../parts/run';

/** A type error. Errors in the configuration have no file. */
export interface TypeCheckError {
  /** Relative to the repository's root. */
  file?: string;
  line?: number;
  column?: number;
  text: string;
}

const CHECKER = fileURLToPath(new URL('typeChecker.ts', import.meta.url));

const lineOf = ({ file, line, column, text }: TypeCheckError) =>
  file ? `${file}:${line}:${column} ${text}` : text;

/**
 * Shows the type errors of all parts in the overlay and in the terminal. A change is on the page
 * before its types are checked.
 */
export const typeErrors: RsbuildPlugin = {
  name: 'type-errors',
  setup: (api) => {
    api.onBeforeStartDevServer(({ server }) => {
      const { hot } = server.environments.web ?? {};
      if (!hot) return;
      let errors: TypeCheckError[] = [];
      const message = () => {
        const text = errors.map(lineOf);
        return { text, html: escapeHtml(text.join('\n\n')) };
      };
      const checker = fork(CHECKER, { execArgv: TYPESCRIPT });
      checker.on('message', (found: TypeCheckError[]) => {
        const were = errors.length;
        errors = found;
        if (errors.length > 0) api.logger.error(`Types:\n${message().text.join('\n')}`);
        // An empty message removes the overlay; 'ok' removes its message about a failed build.
        if (errors.length > 0 || were > 0) hot.send('errors', message());
        if (errors.length === 0 && were > 0) hot.send('ok');
      });
      // A reloaded page has not received the earlier errors.
      hot.onConnect((client) => {
        if (errors.length > 0) client.send('errors', message());
      });
      api.onCloseDevServer(() => void checker.kill());
    });
  },
};
