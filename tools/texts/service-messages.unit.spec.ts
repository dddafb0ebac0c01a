import { feedTexts, importWarnings, isSaid, landingSamples, serviceMessages, spanishOf } from './service-messages.js';

const values = (text: string) => text.match(/\{\d?\}/g)?.length ?? 0;

describe('What services say', () => {
  let feed: Record<string, string>;
  let refusals: Record<string, string>;
  beforeAll(async () => {
    feed = await spanishOf('feed');
    refusals = await spanishOf('refusals');
  });

  it('has a Spanish text for every refusal', () => {
    const said = serviceMessages();
    expect(said.length).toBeGreaterThan(250);
    expect(said.filter((message) => !Object.hasOwn(refusals, message))).toEqual([]);
  });

  it('has a Spanish text for every notification', () => {
    const said = feedTexts();
    expect(said.length).toBeGreaterThan(40);
    const texts = { ...refusals, ...feed };
    expect(said.filter((message) => !Object.hasOwn(texts, message))).toEqual([]);
  });

  it('has a Spanish text for every warning of an import', () => {
    const said = importWarnings();
    expect(said.length).toBeGreaterThan(15);
    expect(said.filter((message) => !Object.hasOwn(refusals, message))).toEqual([]);
  });

  it('has a Spanish text for every sample of the landing page', () => {
    const said = landingSamples();
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((message) => !Object.hasOwn(refusals, message))).toEqual([]);
  });

  it('has no Spanish text that nothing says anymore', () => {
    expect(Object.keys({ ...refusals, ...feed }).filter((message) => !isSaid(message))).toEqual([]);
  });

  it('has every value in its Spanish text', () => {
    const different = Object.entries({ ...refusals, ...feed }).filter(([en, es]) => values(en) !== values(es));
    expect(different).toEqual([]);
  });
});
