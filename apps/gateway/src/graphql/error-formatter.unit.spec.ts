import { DomainError, badInput } from '@stallbook/kernel';
import { soon } from '@stallbook/testing';
import { GraphQLError, buildSchema, parse, validate, type ExecutionResult } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { formatError, formatFailures, unexpectedAmong } from './error-formatter.js';

const resolverThrew = (error: Error) =>
  new GraphQLError(error.message, { originalError: error, path: ['marketEvent'] });

describe('formatting errors', () => {
  it('keeps code, message, and fields of a service error', () => {
    expect(formatError(resolverThrew(new DomainError('APPLICATION.DEADLINE_PASSED', 'Too late')))).toMatchObject({
      message: 'Too late',
      path: ['marketEvent'],
      extensions: { code: 'APPLICATION.DEADLINE_PASSED' },
    });
    const fields = [{ path: 'title', message: 'Title is required' }];
    expect(formatError(resolverThrew(badInput('Please check', fields))).extensions).toEqual({
      code: 'BAD_INPUT',
      fields,
    });
  });

  it('keeps the details of a service error and never lets them replace the code', () => {
    const details = { needsUpgrade: true, code: 'NONE' };
    expect(formatError(resolverThrew(new DomainError('FULL', 'Full', [], details))).extensions).toEqual({
      code: 'FULL',
      needsUpgrade: true,
    });
  });

  it.each(['NOT_FOUND', 'ALREADY_EXISTS', 'PERMISSION_DENIED', 'INVALID_DATE'])(
    '[ID-011] returns %s with the message of the service',
    (code) => {
      const { message, extensions } = formatError(resolverThrew(new DomainError(code, 'Words for people')));
      expect({ message, extensions }).toEqual({ message: 'Words for people', extensions: { code } });
    },
  );

  it('hides the message of an unexpected error', () => {
    const { message, extensions } = formatError(resolverThrew(new TypeError('cannot read secret of undefined')));
    expect({ message, extensions }).toEqual({
      message: 'Something went wrong. Please try again.',
      extensions: { code: 'INTERNAL' },
    });
  });

  it('reports an invalid request as a bad request, also for a compiled query', () => {
    expect(formatError(new GraphQLError('Syntax Error')).extensions).toEqual({ code: 'BAD_REQUEST' });
    expect(formatError(new GraphQLError('Deep', { extensions: { code: 'TOO_DEEP' } })).extensions).toEqual({
      code: 'TOO_DEEP',
    });
    const compiled = compileQuery(buildSchema('type Query { a(b: Int!): Int }'), parse('query($b: Int!) { a(b: $b) }'));
    if (!isCompiledQuery(compiled)) throw new Error('not compiled');
    const { errors = [] } = compiled.query({}, {}, { b: 'text' }) as { errors?: GraphQLError[] };
    expect(errors.map((error) => formatError(error).extensions)).toEqual([{ code: 'BAD_REQUEST' }]);
  });
});

describe('a text that a stranger sent', () => {
  it('is not repeated in full by each error', () => {
    const schema = buildSchema('input Place { city: String!, state: String! } type Query { markets(at: Place): Int }');
    const compiled = compileQuery(schema, parse('query($at: Place) { markets(at: $at) }'));
    if (!isCompiledQuery(compiled)) throw new Error('not compiled');
    const { errors = [] } = compiled.query({}, {}, { at: { x: '🥕'.repeat(100_000) } }) as ExecutionResult;
    const messages = formatFailures(errors).errors.map(({ message }) => message);
    expect(messages).toHaveLength(3);
    for (const message of messages) {
      expect(message.length).toBeLessThanOrEqual(500);
      expect(message).toMatch(/^Variable "\$at" got invalid value .*🥕$/u);
    }
  });
});

describe('schema hints', () => {
  const schema = buildSchema(`
    interface Place { id: ID }
    type Market implements Place { id: ID, title: String }
    type Stall implements Place { id: ID, title: String }
    enum Status { draft, published }
    input Filter { status: Status }
    type Query { markets(filter: Filter): [Place], market: Market }
    type Mutation { publishMarket: Market }
  `);
  const failed = [
    '{ markts { id } }',
    '{ market { titel } }',
    '{ markets { title } }',
    '{ markets(filtr: {}) { id } }',
    '{ markets(filter: { statu: draft }) { id } }',
    '{ markets(filter: { status: drafts }) { id } }',
    '{ markets { ... on Markt { id } } }',
    'query($filter: Filtr) { markets(filter: $filter) { id } }',
    'mutation { publishMarkt { id } }',
  ].flatMap((query) => validate(schema, parse(query)));

  it('suggests schema names outside production only', () => {
    const texts = (hints: boolean) => formatFailures(failed, { hints }).errors.map(({ message }) => message);
    expect(texts(true).filter((text) => text.includes('Did you mean')).length).toBeGreaterThan(7);
    expect(texts(false).filter((text) => text.includes('Did you mean'))).toEqual([]);
    expect(texts(false)[0]).toBe('Cannot query field "markts" on type "Query".');
  });

  it('are removed soon, also from a message that repeats what a stranger sent', () => {
    const sent = ' Did you mean '.repeat(70_000);
    const message = `Variable "$filter" got invalid value "${sent}"; Expected type Filter to be an object.`;
    expect(soon(() => formatError(new GraphQLError(message)).message)).toBe(message.slice(0, 500));
  });
});

describe('unexpected errors', () => {
  it('separates faults from expected errors for the log', () => {
    const fault = new TypeError('cannot read properties of undefined');
    const failed = [
      new GraphQLError('wrapped', { originalError: fault }),
      new GraphQLError('refused', { originalError: badInput('Please fix the form') }),
      new GraphQLError('reported by a service', {
        originalError: new DomainError('INTERNAL', 'Something went wrong.'),
      }),
    ];
    expect(unexpectedAmong(failed)).toEqual([fault]);
  });
});
