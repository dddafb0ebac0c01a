import { StreamSlots } from './stream-slots.js';

describe('live streams of one person', () => {
  it('limits open streams and frees a slot when one ends', () => {
    const slots = new StreamSlots(2);
    const [release] = [slots.take('vera'), slots.take('vera')];
    const refusal = expect.objectContaining({
      code: 'LIVE.TOO_MANY_STREAMS',
      message: 'Stallbook is open in too many tabs. Close one to get live updates here.',
    });
    expect(() => slots.take('vera')).toThrow(refusal);
    slots.take('olga');
    release();
    slots.take('vera');
    expect(() => slots.take('vera')).toThrow(refusal);
  });
});
