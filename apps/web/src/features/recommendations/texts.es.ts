import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const preferencesPage: Translation<typeof english.preferencesPage> = {
  title: 'Preferencias de eventos',
  lead: 'Lo que buscas en un evento. Tus recomendaciones siguen estas reglas.',
  notLoaded: 'No pudimos cargar tus preferencias.',
  loading: 'Cargando...',
  see: 'Ver lo que va contigo',
  form: 'Preferencias',
  goods: 'Lo que vendes',
  categories: 'Categorías de productos',
  categoriesHint: 'Separadas por comas, por ejemplo: cerámica, velas',
  categoriesOfProfile: 'De tu perfil. Guarda las preferencias para usarlas.',
  markets: 'Eventos',
  distance: 'Distancia máxima en millas',
  distanceHint: (place) => `Desde ${place}, como dice tu perfil.`,
  feeMin: 'Tarifa mínima del puesto',
  feeMax: 'Tarifa máxima del puesto',
  types: 'Tipos de eventos',
  typesHint: 'No elijas ninguno para ver todos los tipos.',
  save: 'Guardar preferencias',
  saved: 'Tus preferencias están guardadas.',
  failed: 'No pudimos guardar tus preferencias. Inténtalo de nuevo.',
  private: 'Los organizadores no ven tu distancia ni tus tarifas.',
  problems: {
    distance: 'Ingresa de 1 a 1,000 millas',
    fee: 'Ingresa un monto',
    range: 'La tarifa mínima no puede ser mayor que la máxima',
  },
};

export const fitsYou: Translation<typeof english.fitsYou> = {
  title: 'Va contigo',
  all: 'Todo lo que va contigo',
  best: (title) => `Lo mejor: ${title}`,
  notLoaded: 'No pudimos cargar tus recomendaciones.',
  loading: 'Cargando...',
  score: (score) => `${score}% de coincidencia`,
  fees: (amount) => `${amount} en tarifas`,
  free: 'Sin tarifas',
  applyBy: (date) => `Solicita hasta el ${date}`,
  none: {
    title: 'Por ahora no hay nada que vaya contigo',
    text: 'Amplía la distancia o las tarifas en tus preferencias y aquí aparecerán más eventos.',
    action: 'Cambiar preferencias',
  },
  noPlace: {
    title: 'No sabemos dónde está tu ciudad',
    text: 'Revisa la ciudad y el estado en tu perfil: las recomendaciones parten de ahí.',
    action: 'Abrir tu perfil',
  },
};

export const recommendationsPage: Translation<typeof english.recommendationsPage> = {
  title: 'Eventos que van contigo',
  lead: 'Eventos abiertos según tus productos, distancia, tarifas, tipos y fechas. Primero, los que mejor van contigo.',
  preferences: 'Cambiar preferencias',
};

export const upgrade: Translation<typeof english.upgrade> = {
  action: (plan) => `Elegir ${plan}`,
  more: 'Ver el plan',
  vendor: {
    title: 'Descubre qué eventos van contigo',
    text: 'Con un plan de pago elegimos eventos abiertos según lo que vendes, qué tan lejos viajas y cuánto pagas.',
  },
  organizer: {
    title: 'Descubre qué vendedores van con tus eventos',
    text: 'Con un plan de pago elegimos vendedores según lo que venden, qué tan lejos viajan y cuánto pagan.',
  },
};

export const suggestions: Translation<typeof english.suggestions> = {
  title: 'Vendedores a la medida',
  notLoaded: 'No pudimos cargar las sugerencias.',
  loading: 'Cargando...',
  event: 'Evento',
  someVendor: 'Vendedor',
  invitation: (event) =>
    `Nos encantaría contar contigo en ${event.title}${event.dates ? `, el ${event.dates}` : ''}, en ${event.place}. Puedes enviar tu solicitud aquí: ${event.url}`,
  noEvents: {
    title: 'No tienes próximos eventos',
    text: 'Publica un evento y aquí aparecerán los vendedores que van con él.',
    action: 'Crear un evento',
  },
  none: {
    title: 'Todavía no hay vendedores a la medida',
    text: 'Los vendedores aparecen aquí cuando tu evento entra en su distancia y sus tarifas. Busca entre todos los vendedores más abajo.',
  },
  noPlace: {
    title: 'No sabemos dónde está tu evento',
    text: 'Revisa su ciudad y su estado: las sugerencias parten de ahí.',
    action: 'Editar el evento',
  },
  closed: {
    title: 'Este evento no recibe solicitudes ahora',
    text: 'Los vendedores que invites no podrían solicitar un puesto. Elige otro evento o revisa la fecha límite de este.',
    action: 'Editar el evento',
  },
};

export const shareAddress: Translation<typeof english.shareAddress> = {
  title: 'Tus datos de contacto',
  label: (email) => `Mostrar ${email} a los organizadores de los eventos a los que envié mi solicitud`,
  phone: (phone) => `Mostrar también mi número de teléfono ${phone}`,
  hint: 'Pueden contactarte sobre su evento. Puedes ocultarlo cuando quieras.',
  notLoaded: 'No pudimos cargar esta opción.',
  failed: 'No pudimos guardar esta opción. Inténtalo de nuevo.',
  shared: 'Los organizadores de tus eventos ya ven tu correo electrónico.',
  phoneShared: 'Los organizadores de tus eventos ya ven tu número de teléfono.',
  phoneHidden: 'Tu número de teléfono ahora está oculto.',
  hidden: 'Tu correo electrónico ahora está oculto.',
};

export const recommendationEmail: Translation<typeof english.recommendationEmail> = {
  title: 'Correo semanal',
  label: 'Quiero recibir una vez por semana los nuevos eventos adecuados para mí',
  hint: 'El jueves por la mañana, cada evento una sola vez. Si no hay nada nuevo, no enviamos nada.',
  notLoaded: 'No pudimos cargar esta opción.',
  failed: 'No pudimos guardar esta opción. Inténtalo de nuevo.',
  on: 'Te enviaremos los nuevos eventos los jueves.',
  off: 'Ya no recibirás el correo semanal.',
};
