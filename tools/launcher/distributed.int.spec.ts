import { stillAlive, TestWorkspace } from './testing/workspace.js';

describe('npm run start:distributed', () => {
  let workspace: TestWorkspace;
  beforeEach(async () => {
    workspace = await TestWorkspace.make();
  });
  afterEach(() => workspace.remove());

  if (process.env['STALLBOOK_TEST_KAFKA'] !== '0') {
    it('runs every service as its own process, each with the addresses of the others', async () => {
      const launcher = workspace.start({ topology: 'distributed', args: [] });
      await launcher.prints('Stallbook is ready at');
      const { pid, env } = await workspace.host();
      expect(env).toMatchObject({ STALLBOOK_BUS: 'kafka', NODE_ENV: 'production' });
      const addresses = Object.keys(env).filter((name) => name.startsWith('STALLBOOK_RPC_'));
      expect(addresses).toHaveLength(7);
      expect(new Set(addresses.map((name) => env[name])).size).toBe(7);
      const children = workspace.children();
      expect(Object.keys(children)).toEqual(expect.arrayContaining(['identity', 'workers', 'gateway', 'kafka']));
      expect(children['gateway']).toBe(pid);
      expect(await launcher.interrupt()).toBe(0);
      expect(await stillAlive(Object.values(children))).toEqual([]);
    });
  }

  it('insists on Kafka', async () => {
    const env = { PATH: '/nonexistent', JAVA_HOME: '' };
    const launcher = workspace.start({ topology: 'distributed', args: [], env });
    expect(await launcher.exited).toBe(1);
    expect(launcher.output).toMatch(/Java 17 was not found\.\nInstall it: /);
    expect(workspace.children()).toEqual({});
  });
});
