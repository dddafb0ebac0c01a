import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './communication.js';

export const communication: Translation<typeof english.communication> = {
  writeToGroup: 'Escribir a un grupo',
  notLoaded: 'No pudimos cargar los vendedores.',
  caption: 'Vendedores del evento',
  status: 'Estado',
  all: 'Todos',
  statuses: { pending: 'Esperan tu respuesta', accepted: 'Aceptados', rejected: 'No aceptados' },
  vendor: 'Vendedor',
  contact: 'Contacto',
  place: 'Lugar',
  email: 'Correo electrónico',
  notShared: 'No lo comparte',
  booth: 'Puesto',
  actions: 'Acciones',
  message: 'Mensaje',
  messageOf: (vendor) => `Enviar un mensaje a ${vendor}`,
  copy: 'Copiar las direcciones',
  copied: (count) => plural(count, { one: 'dirección copiada', other: 'direcciones copiadas' }),
  noAddresses: 'Ningún vendedor de esta lista comparte su dirección. Escríbeles por Stallbook.',
  notCopied: 'No pudimos copiar las direcciones. Descarga la lista.',
  consent: 'Cada vendedor decide si ves su correo electrónico. Puedes enviarles mensajes a todos por Stallbook.',
  noVendors: {
    title: 'No hay vendedores',
    text: 'Aún no ha llegado ninguna solicitud, o ninguna tiene este estado.',
  },
  none: {
    title: 'Aún no hay eventos',
    text: 'Publica un evento, y los vendedores que envíen su solicitud aparecerán aquí.',
    action: 'Crear un evento',
  },
};
