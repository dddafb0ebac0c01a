export { type Emulator, type EmulatorOptions, startEmulator } from './emulator.js';
export type { Control, DeliveryView } from './control/control.js';
export type { Totals } from './money/totals.js';
