import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(1_000_000, 1);

/** A small file system in memory that a spec can fill. Only root can mount it. */
export class SmallDisk {
  private readonly filler: string;

  constructor(
    readonly dir: string,
    megabytes: number,
  ) {
    if (process.getuid?.() !== 0) throw new Error('This spec mounts a tmpfs: run it as root.');
    mkdirSync(dir, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir]);
    this.filler = join(dir, 'filler');
  }

  get freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.dir);
    return bavail * bsize;
  }

  fill(leaveBytes = 0): void {
    const file = openSync(this.filler, 'a');
    try {
      while (this.freeBytes > leaveBytes)
        writeSync(file, CHUNK, 0, Math.min(CHUNK.length, this.freeBytes - leaveBytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(this.filler, { force: true });
  }

  remove(): void {
    execFileSync('umount', ['-l', this.dir]);
  }
}
