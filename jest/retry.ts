// In CI a failed test is retried once, as in Playwright, and the first failure is printed. Elsewhere a flaky test fails.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
