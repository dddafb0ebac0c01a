// The web app's specs run in jsdom, compiled to CommonJS with those packages that are ES modules only.
const esmPackages = ['uuid', 'luxon', 'react-router', 'react-router-dom', '@hookform'];
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

export default {
  // One more than two cores have: most suites spend their time waiting for servers.
  maxWorkers: 3,
  testTimeout: 30_000,
  projects: [
    {
      // On bare Node, as the services run: their modules are loaded once for each worker, not once for each spec, and
      // nothing has to be compiled to CommonJS. See docs/adr/0011.
      ...elsewhere,
      displayName: 'node',
      runner: 'jest-light-runner/child-process',
      transform: {},
      setupFiles: ['<rootDir>/tools/jest/node-setup.mjs'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/time-limits.mjs', '<rootDir>/tools/jest/quiet-nest.mjs'],
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/{libs,apps,infra,tools}/**/*.{unit,int}.spec.ts'],
      testPathIgnorePatterns: [...elsewhere.testPathIgnorePatterns, '/apps/web/'],
    },
    {
      ...elsewhere,
      displayName: 'web',
      rootDir: import.meta.dirname,
      testEnvironment: 'jsdom',
      transform: { '^.+\\.(ts|js|mjs|cjs)$': swc(false), '^.+\\.tsx$': swc(true) },
      transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages.join('|')})(?:/|$))`],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tools/jest/css-stub.cjs',
        '\\.(svg|webp|avif)$': '<rootDir>/tools/jest/asset-stub.cjs',
        '^(\\.{1,2}/.*)\\.js$': '$1',
        '^@stallbook/([^/]+)$': '<rootDir>/libs/$1/src/index.ts',
        '^@stallbook/contracts/([^/]+-rules)$': '<rootDir>/libs/contracts/src/identity/$1.ts',
        '^@stallbook/([^/]+)/testing$': '<rootDir>/libs/$1/src/testing/index.ts',
      },
      testMatch: ['<rootDir>/apps/web/src/**/*.spec.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/web-setup.mjs'],
    },
  ],
};
