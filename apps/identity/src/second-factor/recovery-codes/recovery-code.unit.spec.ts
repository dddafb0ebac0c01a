import { parseRecoveryCode, recoveryCodeOf } from './recovery-code.js';

const bytes = Uint8Array.from([0, 1, 2, 3, 31, 30, 29, 28, 10, 11, 12, 255]);

describe('a recovery code', () => {
  it('is twelve letters and digits in groups of four', () => {
    expect(recoveryCodeOf(bytes)).toBe('0123-ZYXW-ABCZ');
  });

  it.each(['0123-ZYXW-ABCZ', ' 0123zyxwabcz ', 'o123 ZYXW abcz', '0i23-ZYXW-ABCZ', '0L23-ZYXW-ABCZ'])(
    'is accepted in every spelling: %s',
    (typed) => {
      expect(parseRecoveryCode(typed)).toEqual({ selector: '0123', secret: 'ZYXWABCZ' });
    },
  );

  it.each(['', '123456', '0123-ZYXW-ABC', '0123-ZYXW-ABCU', '0123-ZYXW-ABCZ-0'])(
    'is refused if malformed: %j',
    (typed) => {
      expect(parseRecoveryCode(typed)).toBeUndefined();
    },
  );
});
