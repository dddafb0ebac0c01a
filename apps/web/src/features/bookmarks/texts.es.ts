import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const saveToggle: Translation<typeof english.saveToggle> = {
  save: 'Guardar',
  saved: 'Guardado',
  saveOf: (name) => `Guardar ${name}`,
  savedOf: (name) => `${name}: guardado`,
  notSaved: 'No pudimos guardarlo. Inténtalo de nuevo.',
};

export const saveLimit: Translation<typeof english.saveLimit> = {
  title: 'Llegaste al límite de guardados',
  text: 'Quita un elemento guardado para guardar este.',
  events: 'Eventos guardados',
  vendors: 'Vendedores guardados',
};

export const signInOffer: Translation<typeof english.signInOffer> = {
  title: 'Inicia sesión para guardar',
  text: 'Lo que guardas queda en tu cuenta, en todos tus dispositivos.',
  login: 'Iniciar sesión',
  register: 'Crear una cuenta',
};
