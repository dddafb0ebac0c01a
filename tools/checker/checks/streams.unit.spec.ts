import { checkStreams, type StreamPart } from './streams.js';

let count = 0;
const part = (firstVersion: number, size = 1, streamId = 's'): StreamPart => ({
  streamId,
  firstVersion,
  events: Array.from({ length: size }, () => ({ id: `e${(count += 1)}` })),
});
const kinds = (...parts: StreamPart[]) => checkStreams('events', parts).map(({ kind }) => kind);

describe('versions of streams', () => {
  it('run without a gap, in whatever order they are read', () =>
    expect(kinds(part(3), part(1, 2), part(1, 1, 't'))).toEqual([]));
  it('finds a lost commit', () => expect(kinds(part(1), part(3))).toEqual(['lost']));
  it('finds a lost first commit', () => expect(kinds(part(2))).toEqual(['lost']));
  it('finds a doubled one', () => expect(kinds(part(1, 2), part(2))).toEqual(['doubled']));
  it('finds an event that is stored twice', () => {
    const first = part(1);
    expect(kinds(first, { ...first, firstVersion: 2 })).toEqual(['doubled']);
  });
});
