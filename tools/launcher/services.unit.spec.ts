import { services } from '@stallbook/kernel';
import { SERVICES } from './services.mjs';

describe('the launcher', () => {
  it('knows every service', () => expect(SERVICES).toEqual([...services]));
});
