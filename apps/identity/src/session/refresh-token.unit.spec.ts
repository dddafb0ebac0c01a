import { newId } from '@stallbook/kernel';
import { RefreshTokens } from './refresh-token.js';

describe('a refresh token', () => {
  const tokens = new RefreshTokens('a secret that only the tests ever use');
  const token = tokens.make({ sessionId: newId(), generation: 7 }, 'nonce');
  const [id = '', , mac = ''] = token.split('.');
  const isGenuine = (text: string) => tokens.parse(text)?.genuine('nonce') === true;

  it('has one spelling', () => {
    expect(isGenuine(token)).toBe(true);
    const others = [`${token}!`, `${token}=`, `${token}\n`, `${id}.07.${mac}`, `${id}.7.${mac.slice(0, -1)}/`];
    expect(others.filter(isGenuine)).toEqual([]);
  });
});
