import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { startTestServer, type TestServer } from '../../../testing';

let server: TestServer;
/** The document as it is sent. */
let source: string;

beforeAll(async () => {
  server = await startTestServer();
  source = await (await fetch(`${server.url}/openapi.json`)).text();
});
afterAll(() => server.close());

test('the document is valid for Spectral', async () => {
  const spectral = new Spectral();
  // Each call has a summary.
  const rules = { 'operation-description': 'off' };
  spectral.setRuleset({ extends: [[oas, 'recommended']], rules } as RulesetDefinition);
  const problems = await spectral.run(source);
  expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
});
