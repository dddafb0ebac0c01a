import { randomInt } from 'node:crypto';
import type { StoreTransaction } from '@stallbook/event-store';
import { drawCodeBlock, drawEventCode } from './domain/event-code.js';

const TRIES = 20;
const random = (below: number) => randomInt(below);

/** A free code, reserved in the transaction that creates the market event. */
export async function reserveEventCode(tx: StoreTransaction, marketEventId: string): Promise<string> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const code = drawEventCode(random);
    if (await tx.reserve('event-code', code, marketEventId)) return code;
  }
  throw new Error('no free event code was found');
}

/** A free block of codes for the rows of an import. */
export async function reserveCodeBlock(tx: StoreTransaction, owner: string): Promise<string> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const block = drawCodeBlock(random);
    if (await tx.reserve('event-code-block', block, owner)) return block;
  }
  throw new Error('no free block of event codes was found');
}
