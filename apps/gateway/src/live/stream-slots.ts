import { DomainError } from '@stallbook/kernel';

const RETRY_SECONDS = 30;

export class StreamSlots {
  private readonly open = new Map<string, number>();

  constructor(private readonly limit: number) {}

  /** Call the result when the stream ends. @throws DomainError LIVE.TOO_MANY_STREAMS */
  take(personId: string): () => void {
    const count = this.open.get(personId) ?? 0;
    if (count >= this.limit) {
      throw new DomainError(
        'LIVE.TOO_MANY_STREAMS',
        'Stallbook is open in too many tabs. Close one to get live updates here.',
        [],
        { retryAfterSeconds: RETRY_SECONDS },
      );
    }
    this.open.set(personId, count + 1);
    return () => this.release(personId);
  }

  private release(personId: string): void {
    const left = (this.open.get(personId) ?? 0) - 1;
    if (left > 0) this.open.set(personId, left);
    else this.open.delete(personId);
  }
}
