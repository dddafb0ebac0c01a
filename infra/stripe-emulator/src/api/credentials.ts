import { unauthorized } from './errors.js';

/** The secret key of a request, from Bearer or Basic. Throws Stripe's 401. */
export const secretKeyOf = (authorization: string | undefined): string => {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  let key = '';
  if (scheme.toLowerCase() === 'bearer') key = value;
  if (scheme.toLowerCase() === 'basic') key = Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '';
  if (!key) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  }
  if (!/^(sk|rk)_test_\w+$/.test(key)) throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
  return key;
};

/** The masked key, as Stripe prints it. */
export const masked = (key: string): string =>
  key.length < 12 ? `${key.slice(0, 3)}***` : `${key.slice(0, 8)}***${key.slice(-4)}`;
