// `npm run test:full`: the same projects, including the long suites.
import config from '../../jest.config.mjs';

export default {
  ...config,
  rootDir: '../..',
  // One fewer than usual: a long suite runs up to a dozen processes, and others would wait for them beyond their limits.
  maxWorkers: 3,
  // Long suites send thousands of requests, or build the app. The runner ends a suite that is silent for longer.
  testTimeout: 12 * 60_000,
  projects: config.projects.map((project) => ({
    ...project,
    testMatch: project.testMatch.map((pattern) => pattern.replace('{unit,int}', '{unit,int,full}')),
  })),
};
