import { createHmac, hkdfSync } from 'node:crypto';
import { namedKeys, sameText } from '@stallbook/kernel';
import type { KeyVariable } from '../config/variables.js';
import { open, seal } from '../sealing/seal.js';

export interface DerivedKey {
  id: string;
  key: Buffer;
}

export type KeyConfig<T extends KeyVariable = KeyVariable> = Partial<Record<T, string>>;

/** The keys of one purpose. The current key encrypts and signs; previous ones only decrypt and verify. */
export class Keyring {
  readonly current: DerivedKey;
  readonly all: readonly DerivedKey[];

  constructor(keys: string, purpose: string) {
    const [first, ...others] = namedKeys(keys).map(({ id, bytes }) => ({
      id,
      key: Buffer.from(hkdfSync('sha256', bytes, 'stallbook', purpose, 32)),
    }));
    if (!first) throw new Error('a keyring needs at least one key');
    this.current = first;
    this.all = [first, ...others];
  }

  /** @throws if this process does not have the keys */
  static of(config: KeyConfig, variable: KeyVariable, purpose: string): Keyring {
    const keys = config[variable];
    if (!keys) throw new Error(`${variable} is not set for this process`);
    return new Keyring(keys, purpose);
  }

  find(id: string): Buffer | undefined {
    return this.all.find((key) => key.id === id)?.key;
  }

  seal(plain: Buffer, place: readonly string[]): Buffer {
    const id = Buffer.from(this.current.id);
    return Buffer.concat([Buffer.from([id.length]), id, seal(this.current.key, plain, place)]);
  }

  /** @throws if the key, the place, or the content differs */
  open(sealed: Buffer, place: readonly string[]): Buffer {
    const id = keyIdOf(sealed);
    const key = this.find(id);
    if (!key) throw new Error(`no key of this process has the ID ${id}`);
    return open(key, sealed.subarray(1 + Buffer.byteLength(id)), place);
  }

  mac(text: string): string {
    return macWith(this.current.key, text);
  }

  macs(text: string): string[] {
    return this.all.map(({ key }) => macWith(key, text));
  }

  isMac(actual: string, text: string): boolean {
    return this.macs(text).filter((mac) => sameText(actual, mac)).length > 0;
  }
}

const keyIdOf = (sealed: Buffer): string => sealed.subarray(1, 1 + (sealed[0] ?? 0)).toString();

const macWith = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
