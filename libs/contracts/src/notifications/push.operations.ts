import { defineCommand } from '@stallbook/kernel';
import { PushEndpointInput, SubscribeToPushInput, type PushState } from './push.dto.js';

/** @throws BAD_INPUT for an address that is not one of a known push service */
export const subscribeToPush = defineCommand<PushState>()('notifications.subscribeToPush', {
  input: SubscribeToPushInput,
  access: 'signed-in',
});

export const unsubscribeFromPush = defineCommand<PushState>()('notifications.unsubscribeFromPush', {
  input: PushEndpointInput,
  access: 'signed-in',
});
