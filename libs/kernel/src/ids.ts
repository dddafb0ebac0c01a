import { v5 } from 'uuid';
import { uuidv7 } from 'uuidv7';

/** In the order of time. `uuid` would ask the system for random bytes for each. */
export const newId = (): string => uuidv7();

const STALLBOOK = '6d1f5f1e-0a84-4f0a-9c55-6d8a3f1e7b20';

export const idFrom = (...parts: string[]): string => v5(JSON.stringify(parts), STALLBOOK);
