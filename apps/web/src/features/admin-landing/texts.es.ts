import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const textsPage: Translation<typeof english.textsPage> = {
  title: 'Textos del sitio',
  lead: 'Lo que los visitantes leen en la página principal. Un ejemplo se marca como tal hasta que lo reemplaces con tus propias palabras.',
  notLoaded: 'No pudimos cargar los textos.',
  view: 'Ver la página principal',
  sample: 'Ejemplo',
  own: 'Tu texto',
  save: 'Guardar',
  saved: 'Guardado. Los visitantes ya lo ven.',
  notSaved: 'El texto no se guardó.',
  changedMeanwhile:
    'Este texto se guardó en otro lugar después de que lo abriste. Recarga la página para ver esa versión; ahí te ofrecemos la tuya otra vez.',
  restore: 'Volver a usar el ejemplo',
  restoring: {
    title: (section) => `${section}: ¿volver a usar el ejemplo?`,
    effect: 'Los visitantes ven el ejemplo de inmediato. Tu texto no se conserva.',
    action: 'Usar el ejemplo',
  },
  restored: 'El ejemplo está de vuelta, marcado como tal.',
  missing: 'Completa este campo.',
};

export const offer: Translation<typeof english.offer> = {
  title: 'Oferta para organizadores',
  lead: 'Línea sobre el titular',
  leadHint: 'Debe leerse por sí sola, en inglés. El titular dice el número: “Para los primeros 100 organizadores”.',
  text: 'Qué reciben',
  action: 'Botón',
};

export const testimonials: Translation<typeof english.testimonials> = {
  title: 'Testimonios',
  hint: 'Publica solo lo que personas reales dijeron y aceptaron publicar.',
  one: (number) => `Testimonio ${number}`,
  words: 'Palabras',
  name: 'Nombre',
  trade: 'Oficio o rol',
  add: 'Agregar un testimonio',
  remove: (number) => `Quitar el testimonio ${number}`,
};

export const story: Translation<typeof english.story> = {
  title: 'Historia de los fundadores',
  heading: 'Título',
  text: 'Historia',
  textHint: 'Una línea vacía empieza un párrafo nuevo.',
  signature: 'Firma',
};

export const contact: Translation<typeof english.contact> = {
  title: 'Dirección de contacto',
  email: 'Correo electrónico',
  emailHint: 'Se muestra en la página principal y en la página de contacto.',
  invalid: 'Escribe un correo electrónico.',
};
