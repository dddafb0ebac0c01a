import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_BYTES = 1_024;
const ways = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Precompresses scripts and styles for the gateway. */
export function precompress(): Plugin {
  return {
    name: 'stallbook-precompress',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
      await Promise.all(
        texts.map(async (output) => {
          const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
          if (content.length < WORTH_BYTES) return;
          for (const [suffix, compress] of Object.entries(ways))
            await writeFile(join(dir, `${output.fileName}.${suffix}`), await compress(content));
        }),
      );
    },
  };
}
