// Nest 12 and several of its friends are ES modules only. Everything is compiled to CommonJS for Jest,
// packages included; NODE_OPTIONS=--experimental-vm-modules is set by the npm scripts.
const esmPackages = [
  '@nestjs',
  '@bull-board',
  'nestjs-pino',
  'content-disposition',
  'cookie',
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer',
  '@borewit',
  'uint8array-extras',
  'graphql-ws',
  'iterare',
  'uid',
  'luxon',
  'csv-parse',
  '@oxc-node',
  'mercurius',
  'quick-lru',
  'p-map',
  'reflect-metadata',
  'uuid',
  'stripe',
  'nodemailer',
  '@fastify',
  'react-router',
  'react-router-dom',
  '@hookform',
];
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      parser: { syntax: 'typescript', tsx, decorators: true, dynamicImport: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        ...(tsx && { react: { runtime: 'automatic' } }),
      },
      target: 'es2022',
      keepClassNames: true,
    },
    module: { type: 'commonjs', ignoreDynamic: true },
  },
];
const shared = {
  rootDir: import.meta.dirname,
  transform: { '^.+\\.(ts|js|mjs|cjs)$': swc(false), '^.+\\.tsx$': swc(true) },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages.join('|')})(?:/|$))`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.stallbook/'],
  modulePathIgnorePatterns: ['/dist/', '/.stallbook/'],
};
const stallbook = {
  '^(\\.{1,2}/.*)\\.js$': '$1',
  '^@stallbook/(identity|events|applications|billing|attachments|content|notifications|gateway|workers|all-in-one)$':
    '<rootDir>/apps/$1/src/index.ts',
  '^@stallbook/(servers|stripe-emulator|mailbox)$': '<rootDir>/infra/$1/src/index.ts',
  '^@stallbook/([^/]+)$': '<rootDir>/libs/$1/src/index.ts',
  '^@stallbook/contracts/([^/]+-rules)$': '<rootDir>/libs/contracts/src/identity/$1.ts',
  '^@stallbook/([^/]+)/testing$': '<rootDir>/libs/$1/src/testing/index.ts',
};

export default {
  testTimeout: 30_000,
  // One more than two cores have: most suites spend their time waiting for servers.
  maxWorkers: 3,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      moduleNameMapper: stallbook,
      setupFiles: ['<rootDir>/tools/jest/node-setup.mjs'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/quiet-nest.mjs'],
      testMatch: ['<rootDir>/{libs,apps,infra,tools}/**/*.{unit,int}.spec.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '/apps/web/'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tools/jest/css-stub.cjs',
        '\\.(svg|webp|avif)$': '<rootDir>/tools/jest/asset-stub.cjs',
        ...stallbook,
      },
      testMatch: ['<rootDir>/apps/web/src/**/*.spec.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/web-setup.mjs'],
    },
  ],
};
