import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './forms.js';

export const mistakes: Translation<typeof english.mistakes> = {
  emailMissing: 'Escribe tu correo electrónico',
  emailInvalid: 'Escribe un correo electrónico válido',
  nameMissing: 'Escribe tu nombre',
  roleMissing: 'Elige tu rol',
  messageMissing: 'Escribe un mensaje',
};

export const contact: Translation<typeof english.contact> = {
  form: 'Contacto',
  name: 'Tu nombre',
  email: 'Correo electrónico',
  role: 'Mi rol',
  roles: [
    { value: 'event-organizer', label: 'Organizador de eventos' },
    { value: 'vendor-artisan', label: 'Vendedor o artesano' },
    { value: 'both', label: 'Ambos' },
  ],
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sentTitle: 'Mensaje enviado',
  sent: 'Te responderemos por correo electrónico, por lo general en un plazo de dos días hábiles.',
  again: 'Enviar otro mensaje',
  failed: 'No pudimos enviar tu mensaje. Tu texto sigue aquí; inténtalo de nuevo.',
};

export const waitlist: Translation<typeof english.waitlist> = {
  form: 'Lista de espera',
  name: 'Tu nombre',
  email: 'Correo electrónico',
  join: 'Entrar a la lista de espera',
  joinedTitle: 'Ya estás en la lista',
  joined: 'Te escribiremos una sola vez, cuando esté listo, y nunca usaremos tu dirección para otra cosa.',
  failed: 'No pudimos agregarte a la lista. Inténtalo de nuevo.',
};

export const feedback: Translation<typeof english.feedback> = {
  title: 'Enviar comentarios',
  name: 'Nombre (opcional)',
  email: 'Correo electrónico (opcional)',
  category: '¿De qué se trata?',
  categories: [
    { value: 'bug', label: 'Algo no funciona' },
    { value: 'improvement', label: 'Una mejora' },
    { value: 'confusing', label: 'Es confuso' },
    { value: 'general', label: 'Otra cosa' },
  ],
  rating: '¿Qué te parece Stallbook hasta ahora?',
  worst: '1 es malo',
  best: '5 es excelente',
  message: 'Tus comentarios',
  counted: 1_000,
  send: 'Enviar comentarios',
  thanks: '¡Gracias por tus comentarios! — De verdad agradecemos que te tomes el tiempo para ayudarnos a mejorar.',
  failed: '¡Ups! Algo salió mal — Inténtalo de nuevo o contáctanos directamente si el problema continúa.',
};
