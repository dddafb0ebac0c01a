import './zod-settings.js';
import { z } from 'zod';

it('Zod reads the settings that were there before it', () => {
  expect(z.config().jitless).toBe(true);
});
