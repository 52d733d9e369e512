const { REMOTES, WORKSPACES } = require('./build/parts/workspaces.cjs');

const PARTS = [...WORKSPACES, 'e2e'];
const ANY_REMOTE = `(${REMOTES.join('|')})`;

/** A rule that allows a part to import only itself and the allowed paths. */
const mayReach = (part, allowed, comment) => ({
  name: `${part}-may-reach`,
  comment,
  from: { path: `^${part}/`, pathNot: `^${part}/(rsbuild|jest|playwright)\\.config` },
  to: { path: `^(${PARTS.filter((other) => other !== part).join('|')})/`, pathNot: allowed },
});

/** The layers of the server, from the lowest to the highest. */
const SERVER_LAYERS = [
  'process',
  'db',
  'http',
  'content',
  'media',
  'people',
  'inbox',
  'releases',
  'site',
  'ops',
  'app',
];

/** The layers of the component library, from the lowest to the highest. */
const KIT_LAYERS = [
  'theme',
  'rendering',
  'media',
  'text',
  'messages',
  'fields',
  'dialogs',
  'lists',
  'layout',
  'richText',
];

/** The layers of the admin area, from the lowest to the highest. */
const ADMIN_LAYERS = ['shared', 'features', 'app'];

/** The layers of what the features of the admin area share, from the lowest to the highest. */
const ADMIN_SHARED_LAYERS = [
  'site',
  'adminAreas',
  'layout',
  'session',
  'lists',
  'mutations',
  'autosave',
  'fields',
  'library',
  'check',
  'history',
  'entries',
  'forms',
  'preview',
  'translations',
];

/** The layers of the shell, from the lowest to the highest. */
const SHELL_LAYERS = [
  'config',
  'contract',
  'browser',
  'navigation',
  'head',
  'providers',
  'registry',
  'connection',
  'reports',
  'remotes',
  'hydration',
  'pages',
  'newVersion',
  'widgets',
  'router',
  'offline',
  'server',
  'app',
];

/** The layers of the public site, from the lowest to the highest. */
const PUBLIC_LAYERS = [
  'dates',
  'i18n',
  'content',
  'seo',
  'components',
  'loaders',
  'organisation',
  'editing',
  'forms',
  'layout',
  'pages',
];

/** The layers of the entities, from the lowest to the highest. */
const ENTITY_LAYERS = [
  'text',
  'fields',
  'types',
  'pictures',
  'languages',
  'releases',
  'content',
  'inbox',
  'site',
  'singletons',
  'people',
  'history',
  'search',
  'definitions',
];

/** The layers of the registry, from the lowest to the highest. */
const REGISTRY_LAYERS = [
  'model',
  'types',
  'compatibility',
  'store',
  'operator',
  'smoke',
  'release',
];

/**
 * A rule for each layer of a folder: it imports itself and the layers below it. Tests, stories and
 * guides import any layer.
 */
const importsDownwards = (folder, layers) =>
  layers.map((layer, at) => ({
    name: `${folder}/${layer}-imports-downwards`,
    comment: `${folder} has layers: ${layers.join(', ')}. Each imports only from the layers before it.`,
    from: { path: `^${folder}/${layer}/`, pathNot: '\\.(test|stories|guide)\\.tsx?$' },
    to: { path: `^${folder}/`, pathNot: `^${folder}/(${layers.slice(0, at + 1).join('|')})/` },
  }));

/** Who may import whom. Each rule names a part and what it may not import. */
const RULES = [
  mayReach(
    'registry',
    ['^content-server/testing/'],
    'The registry imports no part; its tests start a real server.',
  ),
  mayReach(
    'remote-sdk',
    [
      '^(ui-kit|api-client)/',
      '^shell/src/(contract/index\\.ts|testing\\.tsx)$',
      '^registry/src/release/cli\\.ts$',
    ],
    'remote-sdk lends the contract, the test harness and the release command to other repositories.',
  ),
  mayReach('ui-kit', [], 'ui-kit stands alone.'),
  mayReach(
    'api-client',
    ['^registry/src/types/index\\.ts$'],
    'api-client imports no part, and only types of the registry, from a file that exports no value.',
  ),
  mayReach(
    'content-server',
    ['^api-client/src/(entities|languages)/', '^registry/'],
    'The server shares the rules and the registry, and nothing of the browser.',
  ),
  ...importsDownwards('content-server/src', SERVER_LAYERS),
  {
    name: 'migrations-are-frozen',
    comment:
      'A released migration never changes its result, so it imports only migrations and packages.',
    from: { path: '^content-server/src/db/migrations/' },
    to: {
      pathNot: [
        '^content-server/src/db/migrations/',
        'node_modules/(@types/)?(kysely|sanitize-html|htmlparser2)/',
      ],
      dependencyTypesNot: ['core'],
    },
  },
  ...importsDownwards('ui-kit/src', KIT_LAYERS),
  ...importsDownwards('api-client/src/entities', ENTITY_LAYERS),
  ...importsDownwards('registry/src', REGISTRY_LAYERS),
  ...importsDownwards('shell/src', SHELL_LAYERS),
  ...importsDownwards('public-site/src', PUBLIC_LAYERS),
  ...importsDownwards('admin-app/src', ADMIN_LAYERS),
  ...importsDownwards('admin-app/src/shared', ADMIN_SHARED_LAYERS),
  {
    name: 'admin-app-features-apart',
    comment: 'Features of the admin area never import each other. What two of them need is shared.',
    from: { path: '^admin-app/src/features/([^/]+)/' },
    to: { path: '^admin-app/src/features/', pathNot: '^admin-app/src/features/$1/' },
  },
  ...REMOTES.map((remote) =>
    mayReach(
      remote,
      [
        '^ui-kit/',
        '^api-client/',
        '^shell/src/(contract/index\\.ts|(testing|serverTesting)\\.tsx)$',
        '^content-server/testing/',
      ],
      'A remote may import ui-kit, api-client and the contract of the shell.',
    ),
  ),
  mayReach(
    'shell',
    ['^ui-kit/', '^api-client/', '^registry/', '^content-server/testing/'],
    'The shell knows no remote.',
  ),
  {
    name: 'browsers-import-the-model-only',
    comment: 'Browsers get only the model of the registry; the rest runs in Node.',
    from: { path: '^shell/src/' },
    to: { path: '^registry/', pathNot: '^registry/src/model/' },
  },
  {
    name: 'model-is-pure',
    comment:
      "Browsers load registry/src/model, so it imports neither Node nor the registry's other folders.",
    from: { path: '^registry/src/model/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^registry/src/model/' },
  },
  {
    name: 'storybook-may-reach',
    comment:
      "Storybook shows the remotes' pages as the shell gets them, over the demo content (decision 0005).",
    from: { path: '^\\.storybook/' },
    to: {
      path: `^(${PARTS.join('|')})/`,
      pathNot: [
        '^(ui-kit|api-client)/',
        '^shell/src/providers/index\\.ts$',
        `^${ANY_REMOTE}/src/routes\\.tsx$`,
        '^content-server/(src/ops/demo/index\\.ts$|demo/pictures/)',
      ],
    },
  },
  mayReach('e2e', [], 'The end-to-end tests use the product as its users do.'),
  {
    name: 'ui-kit-knows-no-data',
    comment: 'ui-kit knows no axios, no query and no route.',
    from: { path: '^ui-kit/' },
    to: { path: 'node_modules/(axios|@tanstack|react-router|formik|yup)' },
  },
  {
    name: 'contract-is-types-only',
    comment: "Remotes take the shell's contract as types; only their tests run code of the shell.",
    from: { path: `^${ANY_REMOTE}/`, pathNot: '/test/|\\.test\\.tsx?$' },
    to: { path: '^shell/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-entry-points',
    comment: 'Packages are imported by their entry points, not by their internal files.',
    from: { path: '^([^/]+)/' },
    to: {
      path: '^(ui-kit|api-client|content-server|registry)/src/',
      pathNot: [
        '^$1/',
        '/src/index\\.ts$',
        '/src/(entities|http|languages|server|session|theme|toasts|app|ops/demo|model|store|operator|release|types)/index\\.ts$',
        '^registry/src/(release/cli|smoke/installedBrowser)\\.ts$',
        '^content-server/testing/index\\.ts$',
        // Plain values, so that Storybook's sidebar can use the palette without loading MUI.
        '^ui-kit/src/theme/palette\\.ts$',
        // The theme without its fonts, which Node cannot load, for the style sheet of the server.
        '^ui-kit/src/theme/theme\\.ts$',
      ],
    },
  },
  {
    name: 'only-tests-import-testing',
    comment: 'Code that starts servers and databases for tests is not part of the product.',
    from: { path: '^(content-server|registry)/src/', pathNot: '\\.test\\.ts$' },
    to: { path: '^(content-server|registry)/testing/' },
  },
  {
    name: 'no-circles',
    comment: 'Types count, because a circle of types can only be understood as a whole.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-circles-of-folders',
    comment: "The server's folders import each other one way only (decision 0060).",
    scope: 'folder',
    from: { path: '^content-server/src' },
    to: { circular: true },
  },
  {
    name: 'declared-dependencies',
    comment: 'What is imported is named in a package.json.',
    // .storybook and these folders of build/bundle are in no workspace and use the dependencies of
    // the workspaces.
    from: { pathNot: '^(build/bundle/(alone|shared)|\\.storybook)/' },
    to: {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'],
      pathNot: '^(react-query-unshared|remote-routes)$',
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: RULES.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // build/packages/newRemote/standalone: its pages are beside it only in the repository that is
    // created from it.
    exclude: {
      path: '((^|/)dist|^data|^releases|^storybook-static|^build/packages/newRemote/standalone)/',
    },
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
