// Where nobody watches, a test gets a second try, as in Playwright; the first failure is printed. At a desk a test that fails
// now and then shows itself at once.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
