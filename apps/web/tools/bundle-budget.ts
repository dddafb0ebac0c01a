/** Fails when the first view of a page needs more script than the budget. Run after `vite build`. */
import { budget, firstViews } from './first-views.js';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const views = firstViews();
for (const { address, language, files, bytes } of views)
  console.log(`${address} (${language}): ${kilobytes(bytes)} kB gzip of ${kilobytes(budget)} kB, ${files} files`);
process.exitCode = views.some(({ bytes }) => bytes > budget) ? 1 : 0;
