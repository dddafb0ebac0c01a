/// <reference lib="dom" />
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Returns one line per violated rule. */
export async function objections(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // One example per passed rule: transferring full lists takes longer than the check.
  const violations = await page.evaluate(
    async () => (await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] })).violations,
  );
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${id}: ${help}; ${nodes.length} times, first ${String(first?.target)}: ${first?.html.slice(0, 200)}`;
  });
}
