import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import type { Application } from './application.dto.js';
import type { ApplicationMarks, DeskChoices, DeskPage, EventBooths } from './desk.dto.js';
import { AssignBoothInput, DeskInput, MarkApplicationInput } from './desk.inputs.js';

const access = ['organizer'] as const;

/** Applications to the caller's own market events; never a draft. */
export const deskApplications = defineQuery<DeskPage>()('applications.deskApplications', { input: DeskInput, access });

export const deskChoices = defineQuery<DeskChoices>()('applications.deskChoices', { input: NoInput, access });

/** Seen by the caller alone. @throws NOT_FOUND for anyone but the organizer, `APPLICATION_MARKS.CHANGED_MEANWHILE` */
export const markApplication = defineCommand<ApplicationMarks>()('applications.markApplication', {
  input: MarkApplicationInput,
  access,
});

/** The application must be accepted. Possible at any time; its vendor is notified. */
export const assignBooth = defineCommand<Application>()('applications.assignBooth', {
  input: AssignBoothInput,
  access,
});

/** For the market event's organizer. @throws NOT_FOUND for anyone else */
export const eventBooths = defineQuery<EventBooths>()('applications.eventBooths', { input: ByIdInput, access });
