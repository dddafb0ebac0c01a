// The unit suites of one project: `jest --config tools/jest/unit.config.mjs --roots <project>`.
import config from '../../jest.config.mjs';

export default {
  ...config,
  rootDir: '../..',
  projects: config.projects.map((project) => ({
    ...project,
    testMatch: project.testMatch.map((pattern) => pattern.replace('{unit,int}', 'unit')),
  })),
};
