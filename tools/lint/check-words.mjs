// `node tools/lint/check-words.mjs [folder…]`: fails and lists each word that words.mjs rejects.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findWords, fixedTexts, isChecked } from './words.mjs';

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...process.argv.slice(2)],
  {
    encoding: 'utf8',
  },
);
const fixed = fixedTexts(readFileSync('docs/requirements.md', 'utf8'));

const found = listed
  .split('\n')
  .filter((path) => isChecked(path) && existsSync(path))
  .flatMap((path) =>
    findWords(readFileSync(path, 'utf8'), fixed).map(
      ({ line, word, better }) => `${path}:${line}  "${word}", better: ${better}`,
    ),
  );

if (found.length > 0) {
  console.error(`${found.join('\n')}\n\n${found.length} words that we no longer use.`);
  process.exitCode = 1;
}
