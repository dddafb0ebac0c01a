import { blockOfRow, codeInBlock, drawCodeBlock, drawEventCode } from './event-code.js';

describe('event codes', () => {
  it('[EV-009] are four letters, a hyphen, and four digits; only those of imports begin with M', () => {
    expect(drawEventCode((below) => below - 1)).toMatch(/^[A-Z]{4}-\d{4}$/);
    for (let letter = 0; letter < 25; letter += 1) expect(drawEventCode((below) => letter % below)).not.toMatch(/^M/);
    const block = drawCodeBlock(() => 0);
    expect(codeInBlock(block, 17)).toMatch(/^MAAA-\d{4}$/);
  });

  it('[EV-009] differ for every row of a block', () => {
    const codes = new Set(Array.from({ length: 10_000 }, (_, index) => codeInBlock('MABC', index + 1)));
    expect(codes.size).toBe(10_000);
    expect([blockOfRow(1), blockOfRow(10_000), blockOfRow(10_001)]).toEqual([0, 0, 1]);
  });
});
