import { systemReport } from '@stallbook/administration';
import { erasureReport, type EventStoreOptions } from '@stallbook/event-store';
import { applicationIntegrationEvents } from './application/application.integration-events.js';
import { applications } from './application/application.projection.js';
import { quickApplications } from './application/quick-application.projection.js';
import { timeSavedRecords } from './application/time-saved.projection.js';
import { applicationTemplates } from './application-template/application-template.projection.js';
import { boothAllocation } from './booth-allocation/domain/booth-allocation.decider.js';
import { interestIntegrationEvents } from './interest/interest.integration-events.js';
import { interests } from './interest/interest.projection.js';
import { invitationIntegrationEvents } from './invitation/invitation.integration-events.js';
import { invitations } from './invitation/invitation.projection.js';

/** Also used by replays. */
export const eventStoreOptions: EventStoreOptions = {
  projections: [applications, applicationTemplates, interests, invitations, quickApplications, timeSavedRecords],
  mappers: [
    applicationIntegrationEvents,
    interestIntegrationEvents,
    invitationIntegrationEvents,
    erasureReport('applications'),
    systemReport('applications'),
  ],
  internal: [boothAllocation],
};
