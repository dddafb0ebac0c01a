import { buildSchema, GraphQLList, GraphQLObjectType, GraphQLSchema, GraphQLString, parse, validate } from 'graphql';
import { MAX_DEPTH, limitsRule } from './limits.js';

const schema = buildSchema(`
  type Query { market: Market, markets(pageSize: Int): Page! }
  type Page { total: Int, items: [Market!]! }
  type Market { title: String, organizer: Organizer, stalls(pageSize: Int): Page! }
  type Organizer { name: String, market: Market }
`);

const codesOf = (text: string) =>
  validate(schema, parse(text), [limitsRule]).map(({ extensions }) => extensions['code']);
const nested = (levels: number) => `{ ${'market { organizer { '.repeat(levels / 2)} name ${'} }'.repeat(levels / 2)} }`;

describe('request limits', () => {
  it('rejects a request deeper than eight levels', () => {
    const inner = (levels: number) => `${'organizer { market { '.repeat(levels / 2)} title ${'} }'.repeat(levels / 2)}`;
    expect(codesOf(`{ market { ${inner(MAX_DEPTH - 2)} } }`)).toEqual([]);
    expect(codesOf(`{ market { ${inner(MAX_DEPTH)} } }`)).toEqual(['TOO_DEEP']);
    expect(codesOf(nested(400))).toContain('TOO_DEEP');
  });

  it('counts fields in fragments, also in recursive ones', () => {
    const chain = Array.from(
      { length: 9 },
      (_, n) => `fragment F${n} on Organizer { market { organizer { ...F${n + 1} } } }`,
    ).join(' ');
    expect(codesOf(`{ market { organizer { ...F0 } } } ${chain} fragment F9 on Organizer { name }`)).toEqual([
      'TOO_DEEP',
    ]);
    expect(codesOf('{ market { ...A } } fragment A on Market { title organizer { market { ...A } } }')).toEqual([]);
    expect(codesOf('{ market { ... on Market { organizer { ... { name } } } } }')).toEqual([]);
  });

  it('weighs a list that is never long by its longest length', () => {
    const stall = new GraphQLObjectType({ name: 'Stall', fields: { name: { type: GraphQLString } } });
    const rowsOf = (longest: number) => ({ type: new GraphQLList(stall), extensions: { longest } });
    const query = new GraphQLObjectType({ name: 'Query', fields: { few: rowsOf(5), many: rowsOf(50_000) } });
    const codes = (text: string) =>
      validate(new GraphQLSchema({ query }), parse(text), [limitsRule]).map(({ extensions }) => extensions['code']);
    expect(codes('{ few { name } }')).toEqual([]);
    expect(codes('{ many { name } }')).toEqual(['TOO_COSTLY']);
  });

  it('weighs a list by its literal page size or by the maximum', () => {
    const page = (size: string, inner = '') => `(pageSize: ${size}) { items { title organizer { name } ${inner} } }`;
    expect(codesOf(`{ markets${page('12', `stalls${page('100')}`)} }`)).toEqual([]);
    expect(codesOf(`{ markets${page('100', `stalls${page('100')}`)} }`)).toEqual(['TOO_COSTLY']);
    expect(codesOf(`query($n: Int) { markets${page('$n', `stalls${page('$n')}`)} }`)).toEqual(['TOO_COSTLY']);
    expect(codesOf(`{ markets${page('100000')} }`)).toEqual(['TOO_COSTLY']);
  });

  it('counts at least one item per list, so a negative page size does not offset other costs', () => {
    const dear = 'dear: markets(pageSize: 100) { items { stalls(pageSize: 100) { items { title } } } }';
    const paid = Array.from({ length: 50 }, (_, n) => `a${n}: markets(pageSize: -100000) { items { title } }`).join(
      ' ',
    );
    expect(codesOf(`{ ${dear} ${paid} }`)).toEqual(['TOO_COSTLY']);
  });

  it('weighs every alias', () => {
    const aliases = (count: number) =>
      Array.from({ length: count }, (_, n) => `a${n}: markets(pageSize: 99) { items { title } }`).join(' ');
    expect(codesOf(`{ ${aliases(90)} }`)).toEqual([]);
    expect(codesOf(`{ ${aliases(120)} }`)).toEqual(['TOO_COSTLY']);
  });
});
