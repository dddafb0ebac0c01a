import { v5, v7 } from 'uuid';

export const newId = (): string => v7();

const STALLBOOK = '6d1f5f1e-0a84-4f0a-9c55-6d8a3f1e7b20';

export const idFrom = (...parts: string[]): string => v5(JSON.stringify(parts), STALLBOOK);
