import { createHmac, hkdfSync } from 'node:crypto';
import { namedKeys, sameText } from '@stallbook/kernel';
import type { KeyVariable } from '../config/variables.js';
import { open, seal } from '../sealing/seal.js';

export interface DerivedKey {
  id: string;
  key: Buffer;
}

export type KeyConfig<T extends KeyVariable = KeyVariable> = Partial<Record<T, string>>;

/** The keys of one purpose: the current one seals and signs; those before it still open and verify. */
export class Keyring {
  readonly current: DerivedKey;
  readonly all: readonly DerivedKey[];

  /** @param purpose sets apart what several uses of the same variable make */
  constructor(keys: string, purpose: string) {
    const [first, ...others] = namedKeys(keys).map(({ id, bytes }) => ({
      id,
      key: Buffer.from(hkdfSync('sha256', bytes, 'stallbook', purpose, 32)),
    }));
    if (!first) throw new Error('a keyring needs a key');
    this.current = first;
    this.all = [first, ...others];
  }

  /** Throws where this process does not hold the keys. */
  static of(config: KeyConfig, variable: KeyVariable, purpose: string): Keyring {
    const keys = config[variable];
    if (!keys) throw new Error(`${variable} is not set for this process`);
    return new Keyring(keys, purpose);
  }

  find(id: string): Buffer | undefined {
    return this.all.find((one) => one.id === id)?.key;
  }

  /** @param place where the result lies: it opens nowhere else */
  seal(plain: Buffer, place: readonly string[]): Buffer {
    const id = Buffer.from(this.current.id);
    return Buffer.concat([Buffer.from([id.length]), id, seal(this.current.key, plain, place)]);
  }

  /** Throws for what another key sealed, for another place, or was changed. */
  open(sealed: Buffer, place: readonly string[]): Buffer {
    const id = keyIdOf(sealed);
    const key = this.find(id);
    if (!key) throw new Error(`no key of this process has the id ${id}`);
    return open(key, sealed.subarray(1 + Buffer.byteLength(id)), place);
  }

  /** base64url */
  mac(text: string): string {
    return macWith(this.current.key, text);
  }

  macs(text: string): string[] {
    return this.all.map(({ key }) => macWith(key, text));
  }

  /** By any of the keys; takes as long for a wrong one. */
  isMac(given: string, text: string): boolean {
    return this.macs(text).filter((mac) => sameText(given, mac)).length > 0;
  }
}

/** By which key something was sealed. */
export const keyIdOf = (sealed: Buffer): string => sealed.subarray(1, 1 + (sealed[0] ?? 0)).toString();

const macWith = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
