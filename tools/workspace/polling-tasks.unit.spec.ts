import { workspaceFiles } from './workspace-files.js';

/** Stored with each item: when it is due again after a failure. */
const STEPS_BACK = [
  'apps/billing/src/webhook/waiting-event.task.ts', // nextTryAt
  'apps/notifications/src/push/push.task.ts', // dueAt
];

describe('polling tasks', () => {
  it('that take a batch leave out items that failed, so that those behind them are reached', () => {
    const tasks = workspaceFiles(/\.task\.ts$/).filter(({ text }) => text.includes('BATCH'));
    const held = tasks.filter(({ path, text }) => !STEPS_BACK.includes(path) && !text.includes('auses.work('));
    expect(tasks.length).toBeGreaterThan(STEPS_BACK.length);
    expect(held.map(({ path }) => path)).toEqual([]);
  });
});
