// `npm run test:full`: the same projects, including the long suites.
import config from '../../jest.config.mjs';

export default {
  ...config,
  rootDir: '../..',
  projects: config.projects.map((project) => ({
    ...project,
    testMatch: project.testMatch.map((pattern) => pattern.replace('{unit,int}', '{unit,int,full}')),
  })),
};
