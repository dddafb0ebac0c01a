import { compose } from '../trigger/compose.js';
import type { KnownFacts } from '../trigger/notification-plan.js';
import type { Trigger } from '../trigger/trigger.js';

export const known: KnownFacts = {
  person: (id) => ({
    name: `name of ${id}`,
    businessName: `business of ${id}`,
    email: `${id}@example.org`,
    role: 'vendor',
    categories: [],
    language: null,
  }),
  market: () => ({
    revision: 1,
    organizerId: 'owen',
    status: 'published',
    title: 'River Market',
    startDate: '2027-05-08',
    endDate: '2027-05-09',
    dateToBeAnnounced: false,
  }),
  zone: () => null,
  url: (path) => `https://stallbook.example${path}`,
};

/** Who gets which notification and email. */
export const planFor = (trigger: Trigger) => {
  const { notifications, emails } = compose(trigger, known);
  return {
    notifications: notifications.map(({ personId, type, body }) => [personId, type, body]),
    emails: emails.map(({ personId, type }) => [personId, type]),
  };
};
