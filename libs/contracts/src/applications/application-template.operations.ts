import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import type { ApplicationTemplate } from './application-template.dto.js';
import { SaveApplicationTemplateInput } from './application-template.inputs.js';

/** Newest first. */
export const myApplicationTemplates = defineQuery<ApplicationTemplate[]>()('applications.myApplicationTemplates', {
  input: NoInput,
  access: ['vendor'],
});

/**
 * A template of the same name is overwritten, except by a rename.
 * @throws APPLICATION_TEMPLATE.CHANGED_MEANWHILE, with the fields, if some of them are not as the client began with;
 * APPLICATION_TEMPLATE.NAME_TAKEN
 */
export const saveApplicationTemplate = defineCommand<ApplicationTemplate>()('applications.saveApplicationTemplate', {
  input: SaveApplicationTemplateInput,
  access: ['vendor'],
});

export const deleteApplicationTemplate = defineCommand<Done>()('applications.deleteApplicationTemplate', {
  input: ByIdInput,
  access: ['vendor'],
});
