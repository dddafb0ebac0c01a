import { applicationsApi, type AcceptedEventsQueryVariables } from './applications.generated.js';

/** Where and when to be can be read at the market, where the network is weak. */
export const { acceptedEvents } = applicationsApi.enhanceEndpoints({
  endpoints: {
    acceptedEvents: {
      extraOptions: { keepsOffline: ({ input }: AcceptedEventsQueryVariables) => input?.upcoming === true },
    },
  },
}).endpoints;
