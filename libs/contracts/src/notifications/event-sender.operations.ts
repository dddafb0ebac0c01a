import { defineCommand, defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import { SaveEventSenderInput, type EventSender } from './event-sender.dto.js';

export const eventSender = defineQuery<EventSender>()('notifications.eventSender', {
  input: NoInput,
  access: ['organizer'],
});

export const saveEventSender = defineCommand<EventSender>()('notifications.saveEventSender', {
  input: SaveEventSenderInput,
  access: ['organizer'],
});
