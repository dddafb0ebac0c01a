import { statfsSync } from 'node:fs';
import { DomainError } from '@stallbook/kernel';

/** Reserved for MongoDB, which exits when it cannot write. */
const KEPT_BYTES = 100_000_000;
const LOOK_EVERY_MS = 500;

type Statfs = (path: string) => { bavail: number; bsize: number };

/** Refuses commands while the disk of a local MongoDB is nearly full. */
export class DiskGuard {
  private lookedAt = -Infinity;
  private full = false;

  constructor(
    private readonly folder: string | undefined,
    private readonly statfs: Statfs = statfsSync,
    private readonly now: () => number = () => performance.now(),
  ) {}

  readonly admit = ({ kind }: { kind: 'command' | 'query' }): void => {
    if (kind !== 'command' || !this.isFull()) return;
    throw new DomainError(
      'STORAGE_FULL',
      'Nothing can be saved right now, because the disk of this site is full. Please try again later.',
    );
  };

  private isFull(): boolean {
    if (this.folder === undefined) return false;
    if (this.now() - this.lookedAt < LOOK_EVERY_MS) return this.full;
    this.lookedAt = this.now();
    const { bavail, bsize } = this.statfs(this.folder);
    this.full = bavail * bsize < KEPT_BYTES;
    return this.full;
  }
}
