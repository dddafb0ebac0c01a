import { stillAlive, TestWorkspace } from './testing/workspace.js';

describe('npm start, over a longer time', () => {
  let workspace: TestWorkspace;
  beforeEach(async () => {
    workspace = await TestWorkspace.make();
  });
  afterEach(() => workspace.remove());

  it('gives up on an app that keeps ending, says why and leaves nothing running', async () => {
    const launcher = workspace.start({ env: { TEST_HOST: 'flaky' } });
    await launcher.prints('Stallbook is ready at');
    const children = Object.values(workspace.children());
    expect(await launcher.exited).toBe(1);
    expect(launcher.output).toContain('Stallbook keeps ending (exit code 4).');
    expect(await stillAlive(children)).toEqual([]);
    expect(workspace.children()).toEqual({});
  });

  it('recovers from kill -9 of the whole group, five times in a row', async () => {
    for (let round = 0; round < 5; round += 1) {
      const launcher = workspace.start();
      await launcher.prints('Stallbook is ready at');
      for (const pid of Object.values(workspace.children())) process.kill(pid, 'SIGKILL');
      await launcher.exited;
    }
    const last = workspace.start();
    await last.prints('Stallbook is ready at');
    expect(await last.interrupt()).toBe(0);
  });
});
