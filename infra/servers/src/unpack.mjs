import { createReadStream, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createGunzip, inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;

/**
 * One file out of a zip archive (a Python wheel is one), by the end of its name.
 * @param {string} archive
 * @param {string} nameEnd
 * @returns {Promise<Buffer>}
 */
export async function fromZip(archive, nameEnd) {
  const zip = await readFile(archive);
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new Error(`${archive} is not a zip archive`);
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (name.endsWith(nameEnd)) {
      const local = zip.readUInt32LE(at + 42);
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const data = zip.subarray(start, start + zip.readUInt32LE(at + 20));
      return zip.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data);
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new Error(`${archive} holds no ${nameEnd}`);
}

/**
 * The wanted files of a .tar.gz, one after another, as (base name, content). Their paths must fit 100 characters.
 * @param {string} archive
 * @param {RegExp} wanted matched against the path inside the archive
 * @returns {AsyncGenerator<{ name: string, content: Buffer }>}
 */
export async function* fromTarGz(archive, wanted) {
  let pending = Buffer.alloc(0);
  /** @type {{ name: string, size: number, keep: boolean, parts: Buffer[], left: number } | undefined} */
  let entry;
  for await (const chunk of createReadStream(archive).pipe(createGunzip())) {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    while (pending.length >= 512) {
      entry ??= headerOf(pending, wanted);
      if (entry.left === -1) {
        pending = pending.subarray(512);
        entry.left = Math.ceil(entry.size / 512) * 512;
      }
      const piece = pending.subarray(0, entry.left);
      if (entry.keep) entry.parts.push(piece);
      entry.left -= piece.length;
      pending = pending.subarray(piece.length);
      if (entry.left > 0) break;
      if (entry.keep)
        yield { name: entry.name.split('/').at(-1) ?? '', content: Buffer.concat(entry.parts).subarray(0, entry.size) };
      entry = undefined;
    }
  }
}

/** @param {Buffer} block @param {RegExp} wanted */
function headerOf(block, wanted) {
  const text = (/** @type {number} */ from, /** @type {number} */ to) =>
    block.toString('utf8', from, to).replace(/\0.*$/s, '');
  const prefix = text(345, 500);
  const name = prefix ? `${prefix}/${text(0, 100)}` : text(0, 100);
  const isFile = block[156] === 0 || block[156] === 48;
  return {
    name,
    size: Number.parseInt(text(124, 136).trim() || '0', 8),
    keep: isFile && wanted.test(name),
    parts: /** @type {Buffer[]} */ ([]),
    left: -1,
  };
}

/**
 * Writes a program and returns its path.
 * @param {string} file @param {Buffer} content
 */
export function executable(file, content) {
  writeFileSync(file, content, { mode: 0o755 });
  return file;
}
