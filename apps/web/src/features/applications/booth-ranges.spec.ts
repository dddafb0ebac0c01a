import { boothRanges } from './booth-ranges.js';

describe('the booths that are taken', () => {
  it('are in order, each once, and shorter where they follow each other', () => {
    const taken = ['c2', 'B12', 'A1', 'C3', 'a1 ', 'C1', 'C4', 'Row K, booth 4', 'C10', 'C11', 'By the gate'];
    expect(boothRanges(taken)).toEqual(['a1', 'B12', 'By the gate', 'C1–C4', 'C10', 'C11', 'Row K, booth 4']);
  });
});
