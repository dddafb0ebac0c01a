import { erasingServices, personErasureDone } from '@stallbook/contracts';
import { announce, defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';
import { definePublication, type Publication } from '../relay/publication.js';

const events = { PersonForgotten: eventType({ version: 1, schema: z.object({ personId: z.string() }) }) };

/** That a service holds nothing of a person any more; the stream's id is the person's. */
export const forgottenPerson = defineAggregate<{ forgotten: boolean }, typeof events>({
  name: 'forgotten-person',
  events,
  initial: () => ({ forgotten: false }),
  evolve: () => ({ forgotten: true }),
});

/** Said once, however often the person is forgotten. */
export const noteForgotten = (personId: string, { forgotten }: { forgotten: boolean }): EventOf<typeof events>[] =>
  forgotten ? [] : [{ type: 'PersonForgotten', data: { personId } }];

/** The report of a service to identity, which waits for it. */
export const erasureReport = (service: (typeof erasingServices)[number]): Publication =>
  definePublication({
    aggregate: forgottenPerson,
    source: service,
    announce: ({ data: { personId } }) => [announce(personErasureDone, { personId, service })],
  });
