import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestWorkspace, isAlive } from './testing/workspace.js';

const READY = 'Stallbook is ready at';

if (process.env['STALLBOOK_TEST_KAFKA'] !== '0') {
  describe('npm start with a Kafka that cannot start', () => {
    let workspace: TestWorkspace;
    const meta = () => join(workspace.data, 'data', 'kafka', 'meta.properties');
    /** Kafka refuses the folder of another node. */
    const breakKafka = () => writeFileSync(meta(), readFileSync(meta(), 'utf8').replace('node.id=1', 'node.id=7'));
    const mendKafka = () => writeFileSync(meta(), readFileSync(meta(), 'utf8').replace('node.id=7', 'node.id=1'));

    beforeAll(async () => {
      workspace = await TestWorkspace.make();
      const first = workspace.start({ args: [] });
      await first.prints(READY);
      await first.interrupt();
    });
    afterAll(() => workspace.remove());

    it('starts without it, says in one line what to do, and has it back when it can start', async () => {
      expect(existsSync(meta())).toBe(true);
      breakKafka();
      const launcher = workspace.start({ args: [] });
      await launcher.prints(READY);
      const line = launcher.output.split('\n').find((one) => one.includes('Kafka    not up'));
      expect(line).toContain('--bus=embedded');
      expect(line).toContain(join(workspace.data, 'logs', 'kafka.log'));
      expect((await workspace.host()).env).toMatchObject({ STALLBOOK_BUS: 'kafka' });
      mendKafka();
      await launcher.prints('Kafka is back.');
      expect(await launcher.interrupt()).toBe(0);
    });

    it('continues when it dies and keeps ending, and has it back when it can start again', async () => {
      const launcher = workspace.start({ args: [] });
      await launcher.prints(READY);
      const { pid } = await workspace.host();
      breakKafka();
      process.kill(workspace.children()['kafka'] ?? 0, 'SIGKILL');
      await launcher.prints('Kafka keeps ending');
      expect(launcher.output).toContain('Stallbook continues without it');
      expect((await workspace.host()).pid).toBe(pid);
      expect(isAlive(launcher.pid)).toBe(true);
      mendKafka();
      await launcher.prints('Kafka is back.');
      expect(await launcher.interrupt()).toBe(0);
    });
  });
}
