// Preloaded into a measured program; reports internal figures over the IPC channel.
import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const inspector = new Session();

const answers = {
  async memory() {
    for (let turn = 0; turn < 3; turn += 1) {
      globalThis.gc?.();
      await pause(200);
    }
    return process.memoryUsage();
  },
  async cpu() {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  async startProfile() {
    inspector.connect();
    await inspector.post('Profiler.enable');
    await inspector.post('Profiler.start');
  },
  /** @param {string} file */
  async stopProfile(file) {
    const { profile } = await inspector.post('Profiler.stop');
    writeFileSync(file, JSON.stringify(profile));
    inspector.disconnect();
  },
};

process.on('message', async ({ id, question, argument }) => {
  process.send?.({ id, answer: await answers[question](argument) });
});
process.channel?.unref();
