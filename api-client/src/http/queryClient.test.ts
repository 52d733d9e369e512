import { getQueryClient } from 'api-client/http';

const retry = getQueryClient().getDefaultOptions().queries?.retry as (failures: number, error: unknown) => boolean;
const refusal = (status: number) => ({ response: { status } });

it('is one client for the whole page', () => {
  expect(getQueryClient()).toBe(getQueryClient());
});

it('asks again, once, when nothing or a gateway answered', () => {
  expect(retry(0, new Error('Network Error'))).toBe(true);
  expect(retry(0, refusal(503))).toBe(true);
  expect(retry(1, refusal(503))).toBe(false);
});

it.each([400, 401, 404, 500])('shows a %i at once', (status) => {
  expect(retry(0, refusal(status))).toBe(false);
});
