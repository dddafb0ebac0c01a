import { defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const events = { PersonForgotten: eventType({ version: 1, schema: z.object({ personId: z.string() }) }) };

/** That a service holds nothing of a person any more; the stream's id is the person's. */
export const forgottenPerson = defineAggregate<{ forgotten: boolean }, typeof events>({
  name: 'forgotten-person',
  events,
  initialState: () => ({ forgotten: false }),
  evolve: () => ({ forgotten: true }),
});

/** Said once, however often the person is forgotten. */
export const noteForgotten = (personId: string, { forgotten }: { forgotten: boolean }): EventOf<typeof events>[] =>
  forgotten ? [] : [{ type: 'PersonForgotten', data: { personId } }];
