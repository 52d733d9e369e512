import { cleanup, screen, waitFor } from '@testing-library/react';
import { getQueryClient, http } from '@charity-site/api-client/http';
import { renderAdmin, startAfresh } from '../renderAdmin';
import { startBreakingLine } from '../startBreakingLine';
import type { Save } from './save';

const failure = (text: string) =>
  screen.queryAllByRole('alert').filter(({ textContent }) => textContent?.includes(text));

/**
 * Makes a test of each save: the connection breaks before the call arrives, and before its answer
 * does.
 */
export const breakSaves = (saves: Record<string, Save>) => {
  let line: Awaited<ReturnType<typeof startBreakingLine>>;

  beforeAll(async () => {
    line = await startBreakingLine();
  });
  afterAll(() => line.close());
  beforeEach(() => {
    http.defaults.baseURL = `${line.url}/api`;
  });
  afterEach(() => {
    line.mend();
    http.defaults.baseURL = undefined;
  });

  // In the middle of an answer only the error differs, which the browser tests show.
  test.each(Object.entries(saves))(
    '%s is done or can be done again whenever the connection breaks',
    async (_name, save) => {
      for (const moment of ['before', 'after'] as const) {
        cleanup();
        getQueryClient().clear();
        await startAfresh();
        await save.arrange?.();
        renderAdmin(save.at);
        await save.open?.();
        line.cut(save.call, moment);
        await save.press();
        await waitFor(() => expect(failure(save.failed)).not.toEqual([]));
        save.failedShown?.(moment);
        line.mend();
        if (moment === 'before' || !save.showsItself) {
          await (save.again ?? save.press)();
          if (save.done) expect(await screen.findByText(save.done)).toBeVisible();
          await waitFor(() => expect(failure(save.failed)).toEqual([]));
        }
        await waitFor(async () =>
          expect([moment, await save.stored()]).toEqual([moment, save.expected]),
        );
        await save.shown?.();
      }
    },
  );
};
