/// <reference lib="dom" />
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe objects to on the page as it stands, a line for each rule. It stays in the page until that is left. */
export async function objections(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Of the rules that hold, one example each is enough: their full lists take longer to carry over than to find.
  const violations = await page.evaluate(
    async () => (await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] })).violations,
  );
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${id}: ${help}; ${nodes.length} times, first ${String(first?.target)}: ${first?.html.slice(0, 200)}`;
  });
}
