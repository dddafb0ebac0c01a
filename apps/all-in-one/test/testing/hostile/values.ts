/** Values of one kind take the same way through the code. They are JSON, because not every number survives it. */
export type Kind = readonly [name: string, values: readonly string[]];

const kind = (name: string, ...values: unknown[]): Kind => [name, values.map((value) => JSON.stringify(value))];

/** All of them as one kind, whose values take turns from place to place. */
export const inTurn = (kinds: readonly Kind[]): Kind => [
  kinds.map(([name]) => name).join(', '),
  kinds.flatMap(([, values]) => values),
];

export const operators = [
  kind('an operator', { $gt: '' }, { $where: 'sleep(1000)' }),
  kind('a list of operators', [{ $ne: null }]),
];

export const texts = [
  kind('a NUL byte', 'a\0b'),
  kind('half a character', 'a\ud800b'),
  kind('a pattern that takes for ever', `${'(a+)+'.repeat(8)}$`),
  kind('what every object has', 'constructor', '__proto__'),
  kind('letters that grow in other cases', 'ŉßİﬃ'.repeat(9)),
];

export const longTexts = [
  kind('a long text', 'endless '.repeat(2_000)),
  kind('a text longer than any may be', 'endless '.repeat(30_000)),
] as const;

export const names = [
  kind('a change of direction', 'Market \u202efdp.exe', 'Market \u2066x'),
  kind('a character without width', 'Mar\u200bket', 'Mar\u00adket', 'Market\u{e0041}'),
  kind('a letter that shows nothing', 'Market\u3164'),
];

export const numbers: readonly Kind[] = [
  ['out of range', ['1e999', '9007199254740993', '4294967296']],
  ['an end of the range', ['2147483647', '-2147483648']],
  ['a fraction', ['0.5']],
  ['no number', ['"NaN"']],
];
