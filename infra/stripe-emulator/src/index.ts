export { type Emulator, type EmulatorOptions, startEmulator } from './emulator.js';
export type { Control, DeliveryView } from './control/control.js';
export type { Totals } from './money/totals.js';
export type { EventObject, WebhookSettings } from './state/tables.js';
export { TEST_CARDS, type TestCard } from './money/cards.js';
