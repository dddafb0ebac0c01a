import { defineCommand, defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import type { ApplicationMarks, DeskChoices, DeskPage } from './desk.dto.js';
import { DeskInput, MarkApplicationInput } from './desk.inputs.js';

const access = ['organizer'] as const;

/** Applications to the caller's own market events; never a draft. */
export const deskApplications = defineQuery<DeskPage>()('applications.deskApplications', { input: DeskInput, access });

export const deskChoices = defineQuery<DeskChoices>()('applications.deskChoices', { input: NoInput, access });

/** Seen by the caller alone. @throws NOT_FOUND for anyone but the organizer */
export const markApplication = defineCommand<ApplicationMarks>()('applications.markApplication', {
  input: MarkApplicationInput,
  access,
});
