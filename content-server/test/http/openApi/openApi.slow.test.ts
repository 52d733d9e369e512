import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { startTestServer } from '../../../testing';
import { siteFor } from '../../../testing/site';

const { server } = siteFor(startTestServer);

test('the document is valid for Spectral', async () => {
  const spectral = new Spectral();
  // Each call has a summary.
  const rules = { 'operation-description': 'off' };
  spectral.setRuleset({ extends: [[oas, 'recommended']], rules } as RulesetDefinition);
  const problems = await spectral.run(await (await fetch(`${server.url}/openapi.json`)).text());
  expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
});
