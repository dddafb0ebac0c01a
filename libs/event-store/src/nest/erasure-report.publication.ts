import { erasingServices, personErasureDone } from '@stallbook/contracts';
import { announce } from '@stallbook/kernel';
import { forgottenPerson } from '../personal-data/forgotten-person.js';
import { definePublication, type Publication } from '../relay/publication.js';

/** The report of a service to identity, which waits for it. */
export const erasureReport = (service: (typeof erasingServices)[number]): Publication =>
  definePublication({
    aggregate: forgottenPerson,
    source: service,
    announce: ({ data: { personId } }) => [announce(personErasureDone, { personId, service })],
  });
