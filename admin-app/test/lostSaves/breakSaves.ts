import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQueryClient, http } from '@charity-site/api-client/http';
import { renderAdmin, startAfresh } from '../renderAdmin';
import { startFlakyProxy } from '../startFlakyProxy';
import { write } from '../write';

/** A save that is tested with a broken connection. */
export interface Save {
  /** Such as /^PUT \/api\/alerts$/. */
  call: RegExp;
  /** Creates what the save needs, in an empty database. */
  arrange?: () => Promise<unknown>;
  /** Path of its screen. */
  at: string;
  /** Opens and fills in the form, which stays open after a failure. */
  open?: () => Promise<unknown>;
  /** Presses the button that saves, also after a failure. */
  press: () => Promise<unknown>;
  failed: string;
  /** Checks the screen after the failure. */
  failedShown?: (point: 'before' | 'after') => void;
  /** Retries after a failure; default `press`. */
  again?: () => Promise<unknown>;
  /** True if the screen shows without a retry that the call with the lost response succeeded. */
  showsItself?: boolean;
  /** Message of success. */
  done?: string | RegExp;
  stored: () => Promise<unknown>;
  expected: unknown;
  /** Checks the screen at the end. */
  shown?: () => Promise<void>;
}

/** Presses a button once it is enabled. */
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
 * Defines a test for each save: the connection breaks before the call arrives, and before its
 * response does.
 */
export const breakSaves = (saves: Record<string, Save>) => {
  let proxy: Awaited<ReturnType<typeof startFlakyProxy>>;

  beforeAll(async () => {
    proxy = await startFlakyProxy();
  });
  afterAll(() => proxy.close());
  beforeEach(() => {
    http.defaults.baseURL = `${proxy.url}/api`;
  });
  afterEach(() => {
    proxy.mend();
    http.defaults.baseURL = undefined;
  });

  // A break during the response differs only in the error; the browser tests cover it.
  test.each(Object.entries(saves))(
    '%s succeeds at once or by a retry when the connection breaks',
    async (_name, save) => {
      for (const point of ['before', 'after'] as const) {
        cleanup();
        getQueryClient().clear();
        await startAfresh();
        await save.arrange?.();
        renderAdmin(save.at);
        await save.open?.();
        proxy.cut(save.call, point);
        await save.press();
        await waitFor(() => expect(failure(save.failed)).not.toEqual([]));
        save.failedShown?.(point);
        proxy.mend();
        if (point === 'before' || !save.showsItself) {
          await (save.again ?? save.press)();
          if (save.done) expect(await screen.findByText(save.done)).toBeVisible();
          await waitFor(() => expect(failure(save.failed)).toEqual([]));
        }
        await waitFor(async () =>
          expect([point, await save.stored()]).toEqual([point, save.expected]),
        );
        await save.shown?.();
      }
    },
  );
};
