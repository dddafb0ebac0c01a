import { isObviousPassword } from './obvious-password.js';

const EMAIL = 'vera.plum+fairs@greenmarket.example';

describe('an obvious password', () => {
  it.each(['Stallbook1', 'stall-book!', 'STALLBOOK2027', 'Farmers Market 27', 'Vendor-123', 'boothbooth'])(
    'is made of words of this product: %s',
    (password) => expect(isObviousPassword(password)).toBe(true),
  );

  it.each([
    'Vera2027',
    'vera.plum',
    'PlumVera1!',
    'GreenMarket-9',
    'vera.plum+fairs@greenmarket.example',
    'Ｖｅｒａ1999',
  ])('is made of words of its address: %s', (password) => {
    expect(isObviousPassword(password, EMAIL)).toBe(true);
    expect(isObviousPassword('Tremolo-77-osprey', EMAIL)).toBe(false);
  });

  it.each(['Tremolo-77-osprey', 'linen at the market stall', 'veranda-oak', '12345678', ''])(
    'is not one with enough beside such words, or without any: %p',
    (password) => expect(isObviousPassword(password, EMAIL)).toBe(false),
  );

  it('does not take short parts of an address for words', () => {
    expect(isObviousPassword('albatros', 'al@ba.example')).toBe(false);
  });
});
