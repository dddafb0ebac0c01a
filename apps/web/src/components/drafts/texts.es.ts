import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const formDraft: Translation<typeof english.formDraft> = {
  title: '¿Recuperar los cambios sin guardar?',
  why: 'Tu sesión se cerró antes de que se guardaran.',
  left: 'Saliste antes de que se guardaran.',
  replaces: 'Reemplazan lo que escribiste después.',
  restore: 'Recuperar',
  discard: 'Descartar',
};

export const leaveGuard: Translation<typeof english.leaveGuard> = {
  title: '¿Salir sin guardar?',
  text: 'Conservamos en este navegador lo que escribiste durante una semana, y te lo ofrecemos cuando vuelvas.',
  leave: 'Salir',
  stay: 'Quedarme aquí',
};
