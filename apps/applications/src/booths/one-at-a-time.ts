/** Runs the work under one key one after another, so that the callers for a last booth queue up instead of racing. */
export class OneAtATime {
  private readonly tails = new Map<string, Promise<unknown>>();

  run<R>(key: string, work: () => Promise<R>): Promise<R> {
    const before = this.tails.get(key);
    const mine = before ? before.then(work, work) : work();
    this.tails.set(key, mine);
    const release = () => {
      if (this.tails.get(key) === mine) this.tails.delete(key);
    };
    mine.then(release, release);
    return mine;
  }
}
