import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { TestClock } from '../clock/test-clock.js';
import { PollingTask } from '../polling/polling-task.js';

function wakeTasks(app: INestApplicationContext): void {
  const providers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.providers.values()]);
  for (const { instance } of providers) if (instance instanceof PollingTask) instance.wake();
}

/** When it moves, tasks of the service do what became due, which would otherwise take until their next rounds. */
export const wakingClock = (app: INestApplicationContext, clock: TestClock): TestClock => ({
  ...clock,
  advance: (ms) => clock.advance(ms).then(() => wakeTasks(app)),
  moveTo: (instant) => clock.moveTo(instant).then(() => wakeTasks(app)),
});
