import { accountAssisted } from '@stallbook/contracts';
import { definePublication } from '@stallbook/event-store';
import { announce } from '@stallbook/kernel';
import { assistance } from './domain/assistance.js';

export const assistancePublication = definePublication({
  aggregate: assistance,
  announce: ({ data }) => [announce(accountAssisted, data)],
});
