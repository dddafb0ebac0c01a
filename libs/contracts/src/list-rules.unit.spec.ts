import 'reflect-metadata';
import { getMetadataStorage } from 'class-validator';
import * as contracts from './index.js';

const inputs = Object.entries(contracts).filter(
  ([name, value]) => name.endsWith('Input') && typeof value === 'function',
);

/** The rules of each field of an input, in the order in which they are applied. */
function rulesOf(input: unknown): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  const found = getMetadataStorage().getTargetValidationMetadatas(input as never, '', false, false);
  for (const { propertyName, name } of found) {
    if (name) rules.set(propertyName, [...(rules.get(propertyName) ?? []), name]);
  }
  return rules;
}

const unique = inputs.flatMap(([name, input]) =>
  [...rulesOf(input)]
    .filter(([, rules]) => rules.includes('arrayUnique') && !rules.includes('isEnum'))
    .map(([field, rules]) => ({ field: `${name}.${field}`, rules })),
);

describe('a list without repetitions', () => {
  it('is one of several', () => {
    expect(unique.length).toBeGreaterThan(4);
  });

  it.each(unique)(
    'is counted before its items are compared in $field, which takes the square of their number',
    ({ rules }) => {
      const [counted, compared] = [rules.indexOf('arrayMaxSize'), rules.indexOf('arrayUnique')];
      expect(counted).toBeGreaterThanOrEqual(0);
      expect(counted).toBeLessThan(compared);
    },
  );
});
