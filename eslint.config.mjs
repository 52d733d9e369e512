import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noNewerMembers } from './build/checks/browsers/noNewerMembers.mjs';

/**
 * Code that browsers run without polyfills: names and members that are newer than package.json's
 * `browserslist` are errors.
 */
const FOR_BROWSERS = [
  '{shell,public-site,admin-app,ui-kit,api-client}/src/**',
  'registry/src/model/**',
  'build/bundle/{alone,shared}/**',
];
const NOT_FOR_BROWSERS = [
  '**/*.{test,stories,guide}.*',
  'shell/src/server/**',
  '**/*.node.ts',
  'ui-kit/src/docs/foundations/**',
];

/** Names that say nothing about their value (CONTRIBUTING.md, Words). */
const VAGUE_NAMES = [
  'asked',
  'kept',
  'made',
  'making',
  'begun',
  'wanted',
  'given',
  'told',
  'met',
  'moment',
];

/** Syntax that is not allowed in any file. */
const SYNTAX = [
  {
    selector:
      'FunctionDeclaration[generator=false][id.name=/^(?!use[A-Z])[a-z]/]:not(TSDeclareFunction ~ FunctionDeclaration)',
    message:
      'Only React components and hooks are function declarations; write a const arrow function.',
  },
  {
    selector: 'VariableDeclarator[id.name=/^(use[A-Z]|[A-Z][a-z])/] > ArrowFunctionExpression.init',
    message: 'Write React components and hooks as function declarations.',
  },
  {
    selector: 'VariableDeclarator > FunctionExpression.init[generator=false]',
    message: 'Write a const arrow function.',
  },
  {
    selector:
      ':matches(ArrayExpression, ObjectExpression) > SpreadElement > :matches(ArrayExpression, ObjectExpression)',
    message: 'Write the entries where they belong instead of spreading a literal.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'dist-*/',
      // A test compiles them in the repository that is created from them.
      'build/packages/newRemote/standalone/',
      'storybook-static/',
      'data/',
      'releases/',
      'screenshots/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // React ignores what a handler returns, so handlers may be async.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@mui/material',
              message: "Import by subpath ('@mui/material/Button'): the barrel costs 100 kB.",
            },
            {
              name: '@mui/icons-material',
              message: "Import by subpath ('@mui/icons-material/Menu').",
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'alert', message: "Use ui-kit's AlertDialog (docs/product.md 5.8)." },
        { name: 'confirm', message: "Use ui-kit's ConfirmDialog (docs/product.md 5.8)." },
        { name: 'it', message: 'Write test(…): one verb for all tests.' },
      ],
      'no-restricted-syntax': ['error', ...SYNTAX],
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
    },
  },
  // The other folders follow once their names are replaced.
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [
      'content-server/src/db/migrations/**',
      // The field `wanted` of its calls stays.
      'content-server/src/inbox/alerts/alertRoutes.ts',
      'api-client/src/{endpoints/alerts,entities/inbox/alert}.ts',
    ],
    rules: { 'id-denylist': ['error', ...VAGUE_NAMES] },
  },
  {
    files: ['**/test/**/*.{ts,tsx}'],
    rules: { 'id-denylist': ['error', ...VAGUE_NAMES.filter((name) => name !== 'wanted')] },
  },
  // The response cache tracks the tables of the query builder, but none in the text of raw SQL.
  {
    files: ['content-server/src/**/*.ts'],
    ignores: ['content-server/src/db/migrations/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...SYNTAX,
        {
          selector:
            "TaggedTemplateExpression[tag.name='sql'] TemplateElement[value.raw=/\\b(from|join|update|into)\\s+(?!pg_|jsonb?_)[a-z_\"]/i]",
          message: 'Name the table with sql.table(…), so that the response cache sees it.',
        },
      ],
    },
  },
  // Regular expressions run in linear time, whatever text they get.
  {
    ignores: ['**/*.{test,spec}.*'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: [...FOR_BROWSERS, 'shell/*.js', 'content-server/bin/*erviceWorker.js'],
    ignores: NOT_FOR_BROWSERS,
    plugins: { compat },
    settings: { lintAllEsApis: true },
    rules: { 'compat/compat': 'error' },
  },
  {
    files: FOR_BROWSERS.map((folder) => `${folder}/*.{ts,tsx}`),
    ignores: NOT_FOR_BROWSERS,
    plugins: { target: { rules: { 'no-newer-members': noNewerMembers } } },
    rules: { 'target/no-newer-members': 'error' },
  },
  // CommonJS tools read these files.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['**/cli/**', '**/cli.ts', 'build/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  prettier,
  // Prettier wraps code. Texts stay on one line, so that they can be searched.
  {
    rules: {
      'max-len': [
        'error',
        {
          code: 100,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignoreUrls: true,
          // A directive is one line, with its reason.
          ignorePattern: 'eslint-disable',
        },
      ],
    },
  },
);
