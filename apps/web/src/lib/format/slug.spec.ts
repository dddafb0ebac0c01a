import { slugOf } from './slug.js';

describe('the address of a text', () => {
  it.each([
    ['follows its words', ' Wind, heat & Café: a plan! ', 'wind-heat-cafe-a-plan'],
    ['ends with the last whole word', 'weather '.repeat(11), Array(10).fill('weather').join('-')],
    ['keeps a word that ends at the limit', `${'a'.repeat(80)} b`, 'a'.repeat(80)],
    ['cuts a word that is too long alone', 'a'.repeat(90), 'a'.repeat(80)],
  ])('%s', (_name, text, slug) => expect(slugOf(text)).toBe(slug));
});
