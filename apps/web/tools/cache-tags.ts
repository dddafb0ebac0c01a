import { TokenKind, type OperationDefinitionNode } from 'graphql';

const wordOf = { query: 'provides', mutation: 'invalidates', subscription: 'provides' } as const;

/** The tags in the comment right above an operation, as a property of its endpoint: a forgotten one shows old data. */
export function cacheTags(operation: OperationDefinitionNode): string {
  const word = wordOf[operation.operation];
  const above = operation.loc?.startToken.prev;
  const comment = above?.kind === TokenKind.COMMENT ? above.value.trim() : '';
  if (comment === 'untagged') return '';
  const [first, ...tags] = comment.split(/\s+/);
  if (first !== word || tags.length === 0) {
    const name = operation.name?.value ?? operation.kind;
    throw new Error(`${name} needs a comment above it: "# ${word} <tags>", or "# untagged".`);
  }
  return ` ${word}Tags: [${tags.map((tag) => `'${tag}'`).join(', ')}],`;
}
