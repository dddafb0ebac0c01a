import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Keeps a file of running suites, so that an aborted run can name them. */
export default class OpenSuites {
  /** @param {unknown} _globalConfig @param {{ file: string }} options */
  constructor(_globalConfig, { file }) {
    this.file = file;
    /** @type {Set<string>} */
    this.open = new Set();
  }

  /** @param {{ path: string }} test */
  onTestFileStart({ path }) {
    this.open.add(relative(process.cwd(), path));
    this.#write();
  }

  /** @param {{ path: string }} test */
  onTestFileResult({ path }) {
    this.open.delete(relative(process.cwd(), path));
    this.#write();
  }

  #write() {
    writeFileSync(this.file, [...this.open].join('\n'));
  }
}
