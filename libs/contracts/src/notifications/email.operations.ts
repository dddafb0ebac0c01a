import { defineCommand, defineQuery } from '@stallbook/kernel';
import type { Done } from '../common/results.js';
import { RecordEmailInput, RenderEmailInput, type RenderedEmail } from './email.dto.js';

export const renderEmail = defineQuery<RenderedEmail>()('notifications.renderEmail', {
  input: RenderEmailInput,
  access: 'system',
});

export const recordEmail = defineCommand<Done>()('notifications.recordEmail', {
  input: RecordEmailInput,
  access: 'system',
});
