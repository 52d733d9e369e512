/** A published workspace, and the files of its package that its exports do not import. */
export interface PublishedPackage {
  /** Sources that nothing imports: programs, types and settings of tools. Relative to the root. */
  entries?: readonly string[];
  /** Files that are copied unchanged. */
  copied?: readonly string[];
  /** Sources that replace others: the replaced file and its replacement. */
  replaced?: Readonly<Record<string, string>>;
  /**
   * True if the package needs the workspace's devDependencies. They are not its dependencies here,
   * because a site that is installed without development dependencies needs no build tools.
   */
  needsTools?: boolean;
  /** Commands of the package: sources by name. */
  commands?: Readonly<Record<string, string>>;
}

/**
 * The published packages, each after its dependencies. An unpublished workspace (shell, registry,
 * build) is part of the package that imports it, at the same relative path.
 */
export const PACKAGES: Readonly<Record<string, PublishedPackage>> = {
  'ui-kit': { entries: ['ui-kit/src/assets.d.ts'], copied: ['ui-kit/src/theme/fonts'] },
  'api-client': {},
  'remote-sdk': {
    entries: [
      'build/server.rsbuild.ts',
      'build/bundle/routes/print.ts',
      'build/bundle/routes/remoteRoutes.d.ts',
      'build/bundle/routes/rsbuild.config.ts',
      'jest/browser-setup.ts',
    ],
    copied: [
      'build/bundle/slim/noColorSchemeScript.js',
      'build/bundle/slim/noDefaultTheme.js',
      'build/bundle/slim/noFetchAdapter.js',
      'build/bundle/slim/noRipple.js',
      'build/bundle/slim/nothing.js',
      'build/bundle/remote/missingShare.js',
      'jest/browser-environment.mjs',
      'jest/file-stub.cjs',
      'jest/style-stub.cjs',
      'jest/transform.cjs',
      'remote-sdk/jest/preset.cjs',
      'build/bundle/shared/reactQuery.ts',
      'build/bundle/shared/reactRouterDom.ts',
    ],
    replaced: {
      'build/parts/project.ts': 'build/parts/standalone.ts',
      'registry/src/store/project.ts': 'remote-sdk/src/standalone/project.ts',
    },
    needsTools: true,
    commands: { remote: 'remote-sdk/src/cli.ts' },
  },
};
