/** Lets work on the same things happen one after the other, in the order in which it is asked for. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Where earlier work on one of the things failed, this fails as well, without being begun. */
  async take<T>(things: readonly string[], work: () => Promise<T>): Promise<T> {
    const own = Promise.all(things.map((thing) => this.last.get(thing))).then(work);
    for (const thing of things) this.last.set(thing, own);
    const result = await own;
    for (const thing of things) if (this.last.get(thing) === own) this.last.delete(thing);
    return result;
  }
}
