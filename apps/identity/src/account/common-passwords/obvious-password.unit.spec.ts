import { isObviousPassword } from './obvious-password.js';

const EMAIL = 'vera.plum+fairs@greenmarket.example';

describe('an obvious password', () => {
  it.each(['Stallbook1', 'stall-book!', 'STALLBOOK2027', 'Farmers Market 27', 'Vendor-123', 'boothbooth'])(
    'consists of words of this product: %s',
    (password) => expect(isObviousPassword(password)).toBe(true),
  );

  it.each([
    'Vera2027',
    'vera.plum',
    'PlumVera1!',
    'GreenMarket-9',
    'vera.plum+fairs@greenmarket.example',
    'Ｖｅｒａ1999',
  ])('consists of words of its address: %s', (password) => {
    expect(isObviousPassword(password, EMAIL)).toBe(true);
    expect(isObviousPassword('Tremolo-77-osprey', EMAIL)).toBe(false);
  });

  it.each(['Tremolo-77-osprey', 'linen at the market stall', 'veranda-oak', '12345678', ''])(
    'does not match with enough other text: %p',
    (password) => expect(isObviousPassword(password, EMAIL)).toBe(false),
  );

  it('ignores short parts of an address', () => {
    expect(isObviousPassword('albatros', 'al@ba.example')).toBe(false);
    expect(isObviousPassword('albaalba', 'al@ba.example')).toBe(false);
    expect(isObviousPassword('albealbe', 'alb@ea.example')).toBe(true);
  });

  it('needs four letters besides such words', () => {
    expect(isObviousPassword('stallbook-oak')).toBe(true);
    expect(isObviousPassword('stallbook-oaks')).toBe(false);
  });

  it('looks for the longest part of an address first', () =>
    expect(isObviousPassword('Annabel-2027', 'ann.annabel@fairs.example')).toBe(true));
});
