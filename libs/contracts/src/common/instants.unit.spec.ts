import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Instant } from './fields.js';

class SomeInput {
  @Instant()
  at!: string;
}

const problems = (at: unknown) => validateSync(plainToInstance(SomeInput, { at })).length;

describe('an instant in an input', () => {
  it.each([
    '2027-02-31T10:00:00.000Z',
    '2027-13-01T10:00:00.000Z',
    '2027-02-28T25:00:00.000Z',
    '2027-W05',
    '2027-02-28',
    '2027-02-28T10:00:00',
    '+012027-02-28T10:00:00.000Z',
    { $gt: '' },
  ])('is not %j', (at) => expect(problems(at)).toBe(1));

  it('is written as JavaScript writes it', () => expect(problems(new Date(0).toISOString())).toBe(0));
});
