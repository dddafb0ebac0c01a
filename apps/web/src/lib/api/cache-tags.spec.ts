import { Kind, parse } from 'graphql';
import { cacheTags } from '../../../tools/cache-tags.js';

function tagsOf(document: string): string {
  const operation = parse(`fragment Facts on Event {\n  id\n}\n${document}`).definitions[1];
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  return cacheTags(operation).trim();
}
const query = 'query One {\n  id\n}';
const mutation = 'mutation Change {\n  id\n}';

describe('the cache tags of an operation', () => {
  it('are in the comment above it', () => {
    expect(tagsOf(`# provides Event Claim\n${query}`)).toBe("providesTags: ['Event', 'Claim'],");
    expect(tagsOf(`# invalidates Event\n\n${mutation}`)).toBe("invalidatesTags: ['Event'],");
  });

  it('may be none, if it says so', () => expect(tagsOf(`# untagged\n${mutation}`)).toBe(''));

  it.each([
    ['no comment', mutation],
    ['a mistyped word', `# invalidate Event\n${mutation}`],
    ['the word of a query', `# provides Event\n${mutation}`],
    ['no tags', `# invalidates\n${mutation}`],
  ])('are missed with %s', (_, document) =>
    expect(() => tagsOf(document)).toThrow('Change needs a comment above it: "# invalidates <tags>", or "# untagged".'),
  );
});
