import { testConfig } from '@stallbook/platform/testing';
import { replicasOf } from './replicas.js';

describe('the market events that attachments knows', () => {
  const replica = replicasOf(testConfig({ MONGODB_URL: 'mongodb://localhost', REDIS_URL: 'redis://localhost' })).find(
    ({ service, collection }) => service === 'attachments' && collection === 'marketEventReplicas',
  );
  const heldIn = (copy: object) => replica?.heldIn?.({ _id: 'a', status: 'draft', ...copy });

  it('are not taken down if they do not say so', () => {
    expect(heldIn({})).toEqual({ _id: 'a', status: 'draft', takenDown: false });
    expect(heldIn({ takenDown: true })).toMatchObject({ takenDown: true });
  });
});
