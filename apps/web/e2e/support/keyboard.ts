/// <reference lib="dom" />
import type { Locator } from 'playwright-core';
import { sees } from './browser.js';

/** More tab stops than any tour needs. */
const STOPS = 200;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

async function tabTo(target: Locator): Promise<void> {
  await sees(target);
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

export async function enter(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

export async function write(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

/** Tab stops at the checked radio; arrows move from there. */
export async function choose(group: Locator, target: Locator): Promise<void> {
  const { keyboard } = group.page();
  const radios = group.getByRole('radio');
  const chosen = group.getByRole('radio', { checked: true });
  await sees(target);
  if ((await chosen.count()) > 0) {
    await tabTo(chosen);
  } else {
    await tabTo(radios.first());
    await keyboard.press('Space');
  }
  for (let left = await radios.count(); left > 0 && !(await hasFocus(target)); left -= 1)
    await keyboard.press('ArrowDown');
  await target.and(group.page().locator(':checked')).waitFor({ state: 'attached' });
}
