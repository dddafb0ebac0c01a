import { DomainError, notFound } from './errors.js';

describe('a domain error', () => {
  it('differs from every other error, and from one with another code', () => {
    const missing = notFound('Event not found');
    expect(DomainError.is(missing)).toBe(true);
    expect(DomainError.is(missing, 'NOT_FOUND')).toBe(true);
    expect(DomainError.is(missing, 'BAD_INPUT')).toBe(false);
    const system = Object.assign(new Error('no file'), { code: 'NOT_FOUND' });
    for (const other of [system, { name: 'DomainError', code: 'NOT_FOUND' }, undefined])
      expect(DomainError.is(other, 'NOT_FOUND')).toBe(false);
  });
});
