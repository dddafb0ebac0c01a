import { checkEmails, type Emails } from './emails.js';

const clean: Emails = {
  expected: ['a', 'b'],
  overtaken: [],
  recorded: new Map([
    ['a', 'sent'],
    ['b', 'sent'],
  ]),
  received: ['b', 'a'],
  mayRepeat: 0,
};
const kinds = (more: Partial<Emails> = {}) => checkEmails({ ...clean, ...more }).map(({ kind }) => kind);

describe('mails', () => {
  it('arrive once each', () => expect(kinds()).toEqual([]));
  it('finds a lost one', () => expect(kinds({ received: ['a'] })).toEqual(['lost']));
  it('finds one that still waits', () =>
    expect(
      kinds({
        recorded: new Map([
          ['a', 'sent'],
          ['b', 'queued'],
        ]),
      }),
    ).toEqual(['lost']));
  it('finds one that was never written down', () =>
    expect(kinds({ recorded: new Map([['a', 'sent']]) })).toEqual(['lost']));
  it('lets one be withheld that an event has overtaken, and no other', () => {
    const recorded = new Map([
      ['a', 'sent'],
      ['b', 'withheld'],
    ]);
    expect(kinds({ overtaken: ['b'], recorded, received: ['a'] })).toEqual([]);
    expect(kinds({ overtaken: ['b'], recorded })).toEqual(['foreign']);
    expect(kinds({ recorded, received: ['a'] })).toEqual(['lost', 'lost']);
  });
  it('lets a sender that died before its record withhold what it sent, and no more than that', () => {
    const recorded = new Map([
      ['a', 'withheld'],
      ['b', 'withheld'],
    ]);
    expect(kinds({ overtaken: ['a', 'b'], recorded, received: ['a'], mayRepeat: 1 })).toEqual([]);
    expect(kinds({ overtaken: ['a', 'b'], recorded, mayRepeat: 1 })).toEqual(['foreign', 'foreign']);
  });
  it('finds a doubled one', () => expect(kinds({ received: ['a', 'b', 'b'] })).toEqual(['doubled']));
  it('lets a sender that died repeat itself under the same id', () =>
    expect(kinds({ received: ['a', 'b', 'b'], mayRepeat: 1 })).toEqual([]));
  it('lets it repeat no more than that', () =>
    expect(kinds({ received: ['a', 'a', 'b', 'b'], mayRepeat: 1 })).toEqual(['doubled', 'doubled']));
  it('lets a sender that died in the middle of a mail leave a torn one, and no more than that', () => {
    expect(kinds({ received: ['a', 'b', ''], mayRepeat: 1 })).toEqual([]);
    expect(kinds({ received: ['a', 'b', ''] })).toEqual(['foreign']);
    expect(kinds({ received: ['a', 'b', 'b', ''], mayRepeat: 1 })).toEqual(['doubled']);
  });
  it('finds a second mail about the same, under another id', () =>
    expect(kinds({ received: ['a', 'b', 'c'] })).toEqual(['foreign']));
});
