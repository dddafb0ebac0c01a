import { createInterface } from 'node:readline/promises';
import type { DeadLetter, MessageBus } from '@stallbook/messaging';
import { scrub } from '@stallbook/platform';
import type { Wish } from './arguments.js';

const line = ({ id, message, error, attempts, at }: DeadLetter): string =>
  [at.toISOString(), id, message.type, `${attempts} attempts`, scrub(error)].join('  ');

const facts = ({ id, group, message, error, attempts, at }: DeadLetter): string =>
  Object.entries({
    id,
    group,
    message: message.id,
    topic: message.topic,
    type: message.type,
    stream: message.stream,
    correlation: message.correlationId,
    published: message.occurredAt,
    'given up': at.toISOString(),
    attempts,
    error: scrub(error),
  })
    .map(([name, value]) => `${name.padEnd(12)} ${value}`)
    .join('\n');

async function confirmed(letter: DeadLetter): Promise<boolean> {
  console.log(facts(letter));
  if (!process.stdin.isTTY) {
    console.error('Not confirmed. Add --yes to discard it without being asked.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question('Discard it for good? [y/N] ')).trim());
  } finally {
    terminal.close();
  }
}

async function list({ deadLetters }: MessageBus, wish: Extract<Wish, { what: 'list' }>): Promise<void> {
  const { service, group } = wish;
  const letters = await deadLetters.list(group);
  const wanted = letters.filter((letter) => !service || letter.group.startsWith(`${service}.`));
  for (const letter of wanted) console.log(line(letter));
  if (wanted.length === 0) console.log('No dead letters.');
}

/** Prints what was done, or sets the exit code. */
export async function carryOut(bus: MessageBus, wish: Wish): Promise<void> {
  if (wish.what === 'list') return list(bus, wish);
  const letter = await bus.deadLetters.show(wish.id);
  if (wish.what === 'show') console.log(facts(letter));
  if (wish.what === 'resend') {
    await bus.deadLetters.resend(wish.id);
    console.log(`Sent again: ${wish.id}`);
  }
  if (wish.what === 'discard') {
    if (!wish.yes && !(await confirmed(letter))) {
      process.exitCode = 1;
      return;
    }
    await bus.deadLetters.discard(wish.id, wish.reason);
    console.log(`Discarded: ${wish.id}`);
  }
}
