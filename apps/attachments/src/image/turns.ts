import { KeyedMutex } from '@stallbook/kernel/concurrency';

/** Runs one task at a time. Each person has at most one task in line, so that many of one person hold up no one else. */
export class Turns {
  private readonly ofPerson = new KeyedMutex();
  private last: Promise<unknown> = Promise.resolve();

  take<T>(personId: string, task: () => Promise<T>): Promise<T> {
    return this.ofPerson.run(personId, () => {
      const done = this.last.then(task);
      this.last = done.catch(() => undefined);
      return done;
    });
  }
}
