/** Runs the work on one stream one after another: writers of a hot stream queue up instead of racing and retrying. */
export class StreamQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  run<R>(streamId: string, work: () => Promise<R>): Promise<R> {
    const before = this.tails.get(streamId);
    const mine = before ? before.then(work, work) : work();
    this.tails.set(streamId, mine);
    const release = () => {
      if (this.tails.get(streamId) === mine) this.tails.delete(streamId);
    };
    mine.then(release, release);
    return mine;
  }
}
