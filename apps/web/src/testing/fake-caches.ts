/** What jsdom lacks of the Cache API, as far as the app uses it. */
class FakeResponse {
  constructor(private readonly text: string) {}
  json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(this.text));
  }
}

class FakeCache {
  readonly entries = new Map<string, FakeResponse>();

  put(address: string, response: FakeResponse): Promise<void> {
    this.entries.set(address, response);
    return Promise.resolve();
  }

  match(address: string): Promise<FakeResponse | undefined> {
    return Promise.resolve(this.entries.get(address));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.entries.keys()]);
  }
}

class FakeCaches {
  readonly named = new Map<string, FakeCache>();

  open(name: string): Promise<FakeCache> {
    const cache = this.named.get(name) ?? new FakeCache();
    this.named.set(name, cache);
    return Promise.resolve(cache);
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.named.has(name));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.named.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.named.delete(name));
  }

  /** Everything that is kept, as one text. */
  async contents(): Promise<string> {
    const answers = [...this.named.values()].flatMap(({ entries }) => [...entries.values()]);
    return JSON.stringify(await Promise.all(answers.map((answer) => answer.json())));
  }
}

/** Puts the fake where the browser's own would be. Returns what takes it away again. */
export function useFakeCaches(): { caches: FakeCaches; remove: () => void } {
  const fake = new FakeCaches();
  Object.assign(globalThis, { caches: fake, Response: FakeResponse });
  const remove = () => {
    Reflect.deleteProperty(globalThis, 'caches');
    Reflect.deleteProperty(globalThis, 'Response');
  };
  return { caches: fake, remove };
}
