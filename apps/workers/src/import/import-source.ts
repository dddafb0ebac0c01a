import type { ImportSourceOf } from '@stallbook/contracts';

export const IMPORT_SOURCE = Symbol('import-source');

/** The bytes of an import. Every call reads them from the start. */
export interface ImportSource {
  /** @returns undefined for what another source keeps. */
  open(source: ImportSourceOf): Promise<AsyncIterable<Uint8Array>> | undefined;
}

export const pastedText: ImportSource = {
  open({ text }) {
    return text === null ? undefined : Promise.resolve(bytesOf(text));
  },
};

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text, 'utf8');
}
