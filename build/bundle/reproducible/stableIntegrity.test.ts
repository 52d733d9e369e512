import { execFileSync } from 'node:child_process';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { stableIntegrity } from './stableIntegrity';

test('the table of integrities has the same order whatever order the bundler found the chunks in', () => {
  const outputs = ['"1":"sha384-a","2":"sha384-b"', '"2":"sha384-b","1":"sha384-a"'].map(
    (entries) => {
      let output = `r.sriHashes = {${entries}};`;
      const assets = { 'entry.js': { source: () => output } };
      const compilation = {
        updateAsset: (_name: string, { text }: { text: string }) => (output = text),
      };
      const RawSource = class {
        constructor(readonly text: string) {}
      };
      const processAssets = (_options: object, process: (given: object) => void) =>
        process({ assets, compilation, sources: { RawSource } });
      void stableIntegrity.setup({ processAssets } as unknown as RsbuildPluginAPI);
      return output;
    },
  );
  expect(outputs[1]).toBe('r.sriHashes = {"1":"sha384-a","2":"sha384-b"};');
  expect(outputs[0]).toBe(outputs[1]);
});

test('every released part is built with the sorted table', () => {
  // The configuration is an ES module, as Rsbuild reads it.
  const names = `import { remoteConfig, shellConfig } from './build/rsbuild.ts';
    for (const { plugins } of [shellConfig(), remoteConfig('public-site')]) console.log(plugins.map(({ name }) => name).join());`;
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', names],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  expect(printed.trim().split('\n')).toEqual(
    Array(2).fill(expect.stringMatching(/\bstable-integrity\b/)),
  );
});
