import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './texts.js';

export const firstSteps: Translation<typeof english.firstSteps> = {
  title: 'Primeros pasos',
  hide: 'Ocultar',
  hidden: 'Ocultamos los primeros pasos.',
  undo: 'Deshacer',
  progress: (done, all) => `${done} de ${all} listos`,
  done: 'Listo:',
};

export const vendorSteps: Translation<typeof english.vendorSteps> = {
  profile: 'Cuéntales a los organizadores qué haces',
  template: 'Guarda una plantilla con lo que siempre escribes',
  apply: 'Encuentra un evento y envía tu solicitud',
  bookmark: 'Guarda un evento para después',
};

export const organizerSteps: Translation<typeof english.organizerSteps> = {
  profile: 'Cuéntales a los vendedores quién eres',
  event: 'Describe tu primer evento',
  payouts: 'Conecta tu cuenta bancaria para que los vendedores puedan pagar',
  publish: 'Publica el evento',
  share: 'Invita a vendedores o comparte el enlace hasta que llegue la primera solicitud',
};
