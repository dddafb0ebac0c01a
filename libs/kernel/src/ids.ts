import { v5, v7 } from 'uuid';

/** The only source of ids: UUID version 7, so that ids made later sort later and indexes stay compact. */
export const newId = (): string => v7();

const STALLBOOK = '6d1f5f1e-0a84-4f0a-9c55-6d8a3f1e7b20';

/** The same parts give the same id everywhere: uniqueness over several parts without a look-up. */
export const idFrom = (...parts: string[]): string => v5(JSON.stringify(parts), STALLBOOK);
