import type { RsbuildPluginAPI } from '@rsbuild/core';
import { remoteConfig, shellConfig } from '../../rsbuild';
import { stableIntegrity } from './stableIntegrity';

test('the table of integrities has the same order whatever order the bundler found the chunks in', () => {
  const outputs = ['"1":"sha384-a","2":"sha384-b"', '"2":"sha384-b","1":"sha384-a"'].map((entries) => {
    let output = `r.sriHashes = {${entries}};`;
    const assets = { 'entry.js': { source: () => output } };
    const compilation = { updateAsset: (_name: string, { text }: { text: string }) => (output = text) };
    const RawSource = class {
      constructor(readonly text: string) {}
    };
    const processAssets = (_options: object, process: (given: object) => void) =>
      process({ assets, compilation, sources: { RawSource } });
    void stableIntegrity.setup({ processAssets } as unknown as RsbuildPluginAPI);
    return output;
  });
  expect(outputs[1]).toBe('r.sriHashes = {"1":"sha384-a","2":"sha384-b"};');
  expect(outputs[0]).toBe(outputs[1]);
});

test('every released part is built with the sorted table', () => {
  for (const config of [shellConfig(), remoteConfig('public-site')]) expect(config.plugins).toContain(stableIntegrity);
});
