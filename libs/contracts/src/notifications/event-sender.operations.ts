import { defineCommand, defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import { SaveEventSenderInput } from './event-sender.dto.js';
import type { EventSender } from './event-sender.dto.js';

export const eventSender = defineQuery<EventSender>()('notifications.eventSender', {
  input: NoInput,
  access: ['organizer'],
});

export const saveEventSender = defineCommand<EventSender>()('notifications.saveEventSender', {
  input: SaveEventSenderInput,
  access: ['organizer'],
});
