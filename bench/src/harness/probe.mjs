// Loaded before a program that is measured: answers, over the channel to its parent, what cannot be seen from outside.
import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const inspector = new Session();

const answers = {
  /** Bytes after forced collections; the second one takes what finalizers let go. */
  async memory() {
    for (let turn = 0; turn < 3; turn += 1) {
      globalThis.gc?.();
      await pause(200);
    }
    return process.memoryUsage();
  },
  /** Microseconds of processor time so far. */
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
