import { defineAggregate, eventType } from '@stallbook/kernel';
import { z } from 'zod';

const events = { 'forgotten-person.recorded': eventType({ version: 1, schema: z.object({ personId: z.string() }) }) };

export const forgottenPerson = defineAggregate<{ forgotten: boolean }, typeof events, { personId: string }>({
  name: 'forgotten-person',
  events,
  initialState: () => ({ forgotten: false }),
  decide: ({ personId }, { forgotten }) =>
    forgotten ? [] : [{ type: 'forgotten-person.recorded', data: { personId } }],
  evolve: () => ({ forgotten: true }),
});
