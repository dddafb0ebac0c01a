import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { SetupProblem } from '../../infra/servers/src/kit.mjs';

/** Raise it only if stored data becomes unreadable. After the first deployment, upcasters must prevent that. */
const DATA_FORMAT = 2;

/** Everything that belongs to the installation: data, emails, the emulator's accounts, and keys. */
const INSTALLATION = ['data', 'mail', 'stripe', 'secrets.json'];

/**
 * Marks a new data folder with the current format.
 * @param {string} root
 * @throws {SetupProblem} if the folder holds data in another format
 */
export function checkDataFormat(root) {
  const marker = join(root, 'data', 'format');
  if (existsSync(join(root, 'data', 'mongo')) && formatIn(marker) !== DATA_FORMAT) {
    throw new SetupProblem(`The data in ${root} was written by an earlier version of Stallbook and can't be read.`, {
      remedy:
        'To delete it and start fresh: npm start -- --reset\n' +
        'To keep it and use another folder: STALLBOOK_DATA_DIR=/some/folder npm start',
    });
  }
  mkdirSync(join(root, 'data'), { recursive: true });
  writeFileSync(marker, `${DATA_FORMAT}\n`);
}

/** @param {string} marker */
const formatIn = (marker) => (existsSync(marker) ? Number(readFileSync(marker, 'utf8')) : undefined);

/**
 * Deletes the installation in this folder after asking. Logs stay.
 * @param {string} root
 * @param {(line: string) => void} say
 * @throws {SetupProblem} if the answer is not yes
 */
export async function resetData(root, say) {
  const found = INSTALLATION.filter((name) => existsSync(join(root, name)));
  if (found.length === 0) return;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await Promise.race([
    terminal.question(`Delete all Stallbook data in ${root}? This can't be undone. Type "yes" to continue: `),
    new Promise((resolve) => terminal.once('close', () => resolve(''))),
  ]);
  terminal.close();
  if (String(answer).trim() !== 'yes') {
    throw new SetupProblem('Nothing was deleted.', {
      remedy: 'Type "yes" to delete the data, or start without --reset.',
    });
  }
  for (const name of found) rmSync(join(root, name), { recursive: true, force: true });
  say('Deleted. Starting fresh.');
}
