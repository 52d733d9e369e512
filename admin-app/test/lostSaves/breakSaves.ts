import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQueryClient, http } from '@charity-site/api-client/http';
import { renderAdmin, startAfresh } from '../renderAdmin';
import { startFlakyProxy } from '../startFlakyProxy';
import { write } from '../write';

/** One kind of save, whose connection breaks. */
export interface Save {
  /** Such as /^PUT \/api\/alerts$/. */
  call: RegExp;
  /** Stores what it is about. The database is empty. */
  arrange?: () => Promise<unknown>;
  /** Path of its screen. */
  at: string;
  /** Opens the form and fills it in; it stays open after a failure. */
  open?: () => Promise<unknown>;
  /** Presses what saves, also after a failure. */
  press: () => Promise<unknown>;
  failed: string;
  /** Checks the rest of the screen after the failure. */
  failedShown?: (moment: 'before' | 'after') => void;
  /** Presses again after a failure; `press` by default. */
  again?: () => Promise<unknown>;
  /**
   * True when the screen shows by itself, without another press, that the lost call was carried
   * out.
   */
  showsItself?: boolean;
  /** The message after the last press. */
  done?: string | RegExp;
  stored: () => Promise<unknown>;
  expected: unknown;
  /** Checks the screen in the end. */
  shown?: () => Promise<void>;
}

/** Presses a button, once it can be pressed. */
export const click = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const again = () => click('Try again');

/** Replaces the text of a field. */
export const fill = async (label: string, text: string) => {
  write(await screen.findByLabelText(label), text);
};

const failure = (text: string) =>
  screen.queryAllByRole('alert').filter(({ textContent }) => textContent?.includes(text));

/**
 * Makes a test of each save: the connection breaks before the call arrives, and before its answer
 * does.
 */
export const breakSaves = (saves: Record<string, Save>) => {
  let line: Awaited<ReturnType<typeof startFlakyProxy>>;

  beforeAll(async () => {
    line = await startFlakyProxy();
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
