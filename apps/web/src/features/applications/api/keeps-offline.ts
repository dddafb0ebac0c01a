import {
  applicationsApi,
  type AcceptedEventsQueryVariables,
  type RosterQueryVariables,
} from './applications.generated.js';

/** Where and when to be, and who comes, can be read at the market, where the network is weak. */
export const { acceptedEvents, roster, sharedBooths } = applicationsApi.enhanceEndpoints({
  endpoints: {
    acceptedEvents: {
      extraOptions: { keepsOffline: ({ input }: AcceptedEventsQueryVariables) => input?.upcoming === true },
    },
    roster: { extraOptions: { keepsOffline: ({ input }: RosterQueryVariables) => Boolean(input?.eventId) } },
    sharedBooths: { extraOptions: { keepsOffline: () => true } },
  },
}).endpoints;
