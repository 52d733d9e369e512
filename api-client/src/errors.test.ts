import { errorText, fieldErrors, isNotFound, isUnauthorized } from './errors';

const refusal = (status: number, data: unknown) =>
  Object.assign(new Error('Request failed'), { response: { status, data } });

describe('errorText', () => {
  it.each([
    ["the server's message", refusal(400, { message: 'Title is required.' }), 'Title is required.'],
    ["the error's text when the server said nothing", refusal(500, {}), 'Request failed'],
    ["the error's text when the message is blank", refusal(500, { message: ' ' }), 'Request failed'],
    ["the error's text when the answer is no JSON", refusal(502, '<html>Bad gateway</html>'), 'Request failed'],
    ["the error's text when there was no answer", new Error('Network Error'), 'Network Error'],
    ['anything else as text', 'Out of order', 'Out of order'],
  ])('is %s', (_what, error, text) => {
    expect(errorText(error)).toBe(text);
  });
});

describe('fieldErrors', () => {
  it('are the texts of the fields', () => {
    expect(fieldErrors(refusal(400, { message: 'No.', errors: { title: 'Title is required.', order: 3 } }))).toEqual({
      title: 'Title is required.',
    });
  });

  it('are none when the server named none', () => {
    expect(fieldErrors(refusal(500, { message: 'No.' }))).toEqual({});
    expect(fieldErrors(new Error('Network Error'))).toEqual({});
  });
});

it('tells a missing item and a refused token from other failures', () => {
  expect(isNotFound(refusal(404, {}))).toBe(true);
  expect(isNotFound(refusal(500, {}))).toBe(false);
  expect(isNotFound(new Error('Network Error'))).toBe(false);
  expect(isUnauthorized(refusal(401, {}))).toBe(true);
  expect(isUnauthorized(refusal(403, {}))).toBe(false);
});
