// The web app's specs run in jsdom, compiled to CommonJS together with the packages that are ES modules only.
const esmPackages = ['uuid', 'luxon', 'marked', 'react-router', 'react-router-dom', '@hookform'];
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      parser: { syntax: 'typescript', tsx, dynamicImport: true },
      transform: { ...(tsx && { react: { runtime: 'automatic' } }) },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];
const elsewhere = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.stallbook/'],
  modulePathIgnorePatterns: ['/dist/', '/.stallbook/'],
};

const { STALLBOOK_TEST_OPEN_SUITES: openSuites } = process.env;

export default {
  reporters: ['default', ...(openSuites ? [['<rootDir>/tools/jest/open-suites.mjs', { file: openSuites }]] : [])],
  // Twice the cores of CI, because most suites wait for servers or timers.
  maxWorkers: 4,
  // Some suites send hundreds of requests while others use the processor. Only a longer test sets its own limit.
  testTimeout: 180_000,
  projects: [
    {
      // Plain Node processes, as the services run: modules load once per process, and nothing is compiled to CommonJS.
      // See docs/adr/0011.
      ...elsewhere,
      displayName: 'node',
      runner: '<rootDir>/tools/jest/runner/runner.mjs',
      transform: {},
      setupFiles: ['<rootDir>/tools/jest/node-setup.mjs'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/quiet-nest.mjs'],
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/{libs,apps,infra,tools}/**/*.{unit,int}.spec.ts'],
      testPathIgnorePatterns: [...elsewhere.testPathIgnorePatterns, '/apps/web/'],
    },
    {
      ...elsewhere,
      displayName: 'web',
      rootDir: import.meta.dirname,
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['@stallbook/source', 'browser'] },
      transform: {
        '^.+\\.(ts|js|mjs|cjs)$': swc(false),
        '^.+\\.tsx$': swc(true),
        '\\.graphql$': '<rootDir>/tools/jest/text-transform.cjs',
      },
      transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages.join('|')})(?:/|$))`],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tools/jest/css-stub.cjs',
        '^(\\.{1,2}/.*)\\.js$': '$1',
      },
      testMatch: ['<rootDir>/apps/web/src/**/*.spec.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/web-setup.mjs'],
    },
  ],
};
