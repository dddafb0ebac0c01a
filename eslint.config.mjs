import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import projectBoundaries from './tools/lint/folder-boundaries.mjs';
import { browserModules, inProduction, inTests } from './tools/lint/boundaries.mjs';

// A capital before a lowercase letter, or a space next to a letter.
const words = String.raw`/^\p{Lu}\p{Ll}|\p{L}[,.:]? \p{L}|^ \p{L}|\p{L}:? $/u`;
// Names of keys, of kinds of links and answers, media queries, and what only a console shows look like words and are none.
const noWords = [
  'BinaryExpression[operator=/^([!=]==?|in)$/]',
  'ImportDeclaration',
  'TSLiteralType',
  'JSXAttribute[name.name=/^(rel|preserveAspectRatio)$/]',
  'NewExpression[callee.name=/Error$/]',
  "CallExpression[callee.object.name='console']",
  'CallExpression[callee.name=/^(useMedia|lazyPart)$/]',
  "CallExpression[callee.property.name='matchMedia']",
  "VariableDeclarator[id.name='tags'] *",
  'Property[key.name=/^(invalidates|provides)Tags$/] *',
  "CallExpression[callee.property.name='invalidateTags'] *",
].join(', ');
const textProps = '/^(label|title|caption|placeholder|hint|lead|text|action|alt|header|message|aria-label)$/';

// Screens (`load` in the table of routes) go through loadChunk in the router.
const bareImport = {
  selector: `ImportExpression:not(CallExpression[callee.name=/^(lazyPart|loadChunk|loadIfThere)$/] *, Property[key.name=/^(load|lazy)$/] *)`,
  message: 'Load a part of the app with lazyPart() or loadChunk(): if it is gone, the page is loaded again.',
};

const literalSpread = {
  selector:
    ':matches(SpreadElement, SpreadElement > TSAsExpression, JSXSpreadAttribute) > :matches(ObjectExpression, ArrayExpression)',
  message: 'Write the properties or elements themselves.',
};

const boundaries = (depConstraints, allow = []) => [
  'error',
  { allow, depConstraints, banTransitiveDependencies: false },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-types/**',
      '**/node_modules/**',
      '.nx/**',
      '.stallbook/**',
      '**/*.generated.*',
      'coverage/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': boundaries(inProduction),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-duplicate-imports': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', literalSpread],
    },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}'],
    // A spec may look at several features, and bring its own tools.
    ignores: ['**/*.spec.{ts,tsx}'],
    plugins: { stallbook: { rules: { boundaries: projectBoundaries } } },
    rules: { 'stallbook/boundaries': 'error' },
  },
  {
    // Messaging opens every transaction, so that it can refuse calls to other systems inside it.
    files: ['{apps,libs}/*/src/**/*.ts'],
    ignores: [
      'libs/messaging/src/transaction/**',
      'libs/messaging/src/contract/testing/**',
      'apps/web/**',
      '**/*.spec.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['withTransaction', 'startTransaction'].map((property) => ({
          property,
          message: 'Use withTransaction() of @stallbook/messaging or the event store.',
        })),
      ],
    },
  },
  {
    files: ['**/*.spec.{ts,tsx}', '**/testing/**', '**/test/**', '**/e2e/**'],
    // Fake answers are checked against the API's schema.
    rules: { '@nx/enforce-module-boundaries': boundaries(inTests, [String.raw`/schema\.graphql$`]) },
  },
  {
    // Run before packages are installed, when no import by a package's name resolves.
    files: ['{tools,bench}/**/*.{ts,mjs}'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(inTests, [
        String.raw`/infra/servers/src/[\w-]+\.mjs$`,
        String.raw`/tools/launcher/[\w-]+\.mjs$`,
        String.raw`/jest\.config\.mjs$`,
      ]),
    },
  },
  {
    // Injected classes are named in constructors: their import is a value, whatever it looks like.
    files: ['{apps,libs}/*/src/**/*.ts'],
    ignores: ['apps/web/**'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['apps/*/src/*/domain/**/*.ts', 'apps/*/src/domain/**/*.ts', 'libs/kernel/src/**/*.ts'],
    // The system clock is where time comes from.
    ignores: ['libs/kernel/src/clock.ts', '**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                '@nestjs/*',
                'mongodb',
                'kafkajs',
                'bullmq',
                'ioredis',
                'fastify',
                '@fastify/*',
                'stripe',
                'rxjs',
              ],
              message: 'A domain is pure: no framework, no database, no network.',
            },
            {
              group: ['@stallbook/*', '!@stallbook/kernel', '!@stallbook/testing'],
              message: 'A domain knows the kernel alone.',
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'setTimeout', message: 'A domain does not wait.' },
        { name: 'process', message: 'A domain has no environment.' },
        { name: 'fetch', message: 'A domain does no I/O.' },
      ],
      'no-restricted-syntax': [
        'error',
        literalSpread,
        {
          selector: [
            "NewExpression[callee.name='Date'][arguments.length=0]",
            "CallExpression[callee.object.name=/^Date(Time)?$/][callee.property.name='now']",
          ].join(', '),
          message: 'Time comes in with the command.',
        },
        {
          selector: [
            "CallExpression[callee.object.name='Math'][callee.property.name='random']",
            'CallExpression[callee.name=/^(newId|random[A-Z]\\w+)$/]',
            "CallExpression[callee.object.name='crypto'][callee.property.name=/^(random|getRandom)/]",
          ].join(', '),
          message: 'Random values and new IDs come in with the command.',
        },
      ],
    },
  },
  {
    files: ['libs/event-store/src/**/*.ts'],
    ignores: ['libs/event-store/src/index.ts', 'libs/event-store/src/nest/**', '**/*.spec.ts', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(@nestjs/|prom-client$|@stallbook/(contracts|rpc|platform(?!/sealing$)))|/nest/',
              message:
                'The core of the event store knows the driver, the kernel and the bus; the rest belongs in nest/.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // Failures in the browser are written to its console.
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', bareImport, literalSpread],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^@stallbook/(?!(${browserModules.join('|')})$)`,
              message: 'Of the server, the browser loads only the modules that tools/lint/boundaries.mjs lists.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.spec.{ts,tsx}',
      '**/testing/**',
      '**/texts{,.es}.{ts,tsx}',
      '**/*-texts{,.es}.{ts,tsx}',
      '**/texts/**',
      '**/*.es.{ts,tsx}',
      '**/components/art/**',
      // A page for developers.
      '**/components-page/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        bareImport,
        literalSpread,
        ...[
          String.raw`JSXText[value=/\p{L}/u]`,
          String.raw`JSXAttribute[name.name=${textProps}] > Literal[value=/\p{L}/u]:not([value=${words}])`,
          `:not(${noWords}) > Literal[value=${words}]`,
          `:not(TSTemplateLiteralType) > TemplateElement[value.raw=${words}]`,
        ].map((selector) => ({
          selector,
          message: 'Put user-facing text in a texts file, so that a translation is one more file.',
        })),
      ],
    },
  },
  {
    files: ['**/*.{spec.ts,spec.tsx,e2e.ts}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        literalSpread,
        {
          selector: String.raw`CallExpression:matches([callee.name='it'], [callee.callee.object.name='it']) > Literal[value=/^(\[[A-Z]+-\d+\] )*(An?|The) |\.$/]`,
          message:
            'A test title begins with a lowercase letter and has no period, since it follows the name of its group.',
        },
      ],
    },
  },
  {
    // Programs for the terminal speak on the console.
    files: ['tools/**', 'infra/**', 'bench/**', 'apps/web/tools/**', 'apps/web/e2e/**'],
    rules: { 'no-console': 'off' },
  },
);
