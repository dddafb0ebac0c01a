// Nest loads its microservices by import(), which Jest gives a module registry of its own: what they tell the logger there
// never reaches ours, and would stand in between the results.
if (/\.(int|full)\.spec\./.test(expect.getState().testPath)) {
  beforeAll(async () => {
    const { Logger } = await import('@nestjs/common');
    Logger.overrideLogger(['warn', 'error', 'fatal']);
  });
}
