import { fittingFiles } from './fitting-files.js';

const MB = 1_000_000;
const file = (id: string, fileSize: number) => ({ id, fileSize });
const fitting = (files: ReturnType<typeof file>[], textBytes = 1_000) => [
  ...fittingFiles(files, { maxBytes: 10 * MB, textBytes }),
];

describe('the files that fit into an export', () => {
  it('are all of them where there is room', () => {
    expect(fitting([file('a', 4 * MB), file('b', 5 * MB)])).toEqual(['a', 'b']);
  });

  it('are a smaller one after one that is too large', () => {
    expect(fitting([file('a', 6 * MB), file('b', 5 * MB), file('c', 3 * MB)])).toEqual(['a', 'c']);
  });

  it('files leave room for their headers', () => {
    expect(fitting([file('a', 10 * MB)])).toEqual([]);
    expect(fitting([file('a', 5 * MB)], 5 * MB)).toEqual([]);
    const many = Array.from({ length: 1_000 }, (_, index) => file(`${index}`, 9_500));
    const room = 10 * MB - fitting(many).length * 9_500;
    expect(room).toBeGreaterThan(1_000 * 1_000);
  });
});
