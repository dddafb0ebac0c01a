import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './route-problem.js';

export const routeProblem: Translation<typeof english.routeProblem> = {
  online: {
    title: 'No pudimos cargar esta página',
    lead: 'Algo falló de nuestro lado. No se perdió nada de lo que enviaste. Intenta recargar.',
  },
  offline: {
    title: 'Esta página necesita conexión',
    lead: 'No tienes conexión. Conéctate a internet y recarga la página.',
  },
  again: 'Recargar',
  toStart: 'Ir a la página de inicio',
};
