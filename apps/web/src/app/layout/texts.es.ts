import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const frame: Translation<typeof english.frame> = {
  name: 'Stallbook',
  skip: 'Saltar al contenido',
  main: 'Principal',
  tabs: 'Pestañas',
  menu: 'Menú',
  back: 'Atrás',
  lightTheme: 'Usar el tema claro',
  darkTheme: 'Usar el tema oscuro',
};

export const account: Translation<typeof english.account> = {
  title: 'Tu cuenta',
  nameless: 'Sesión iniciada',
  logIn: 'Iniciar sesión',
  signUp: 'Regístrate',
  signOut: 'Cerrar sesión',
  forceSignOut: 'Forzar el cierre y recargar',
};

export const bell: Translation<typeof english.bell> = {
  label: (unread) => (unread > 0 ? `Notificaciones, ${unread} sin leer` : 'Notificaciones'),
};

export const messagesCount: Translation<typeof english.messagesCount> = {
  unread: (count) => `${count} sin leer`,
};

export const search: Translation<typeof english.search> = {
  everywhere: 'Buscar en Stallbook (Ctrl K)',
  keys: 'Control+K Meta+K',
  open: 'Buscar',
  close: 'Cerrar búsqueda',
  field: 'Buscar eventos',
  example: 'Evento, ciudad o producto',
  submit: 'Buscar',
};

export const tabBar: Translation<typeof english.tabBar> = {
  home: 'Inicio',
  events: 'Eventos',
  unread: (label, count) => `${label}, ${count} sin leer`,
  waiting: (label, count) => `${label}, ${count} en espera`,
};

export const footer: Translation<typeof english.footer> = {
  lead: 'Aquí se encuentran mercados y vendedores.',
  feedback: 'Enviar comentarios',
  columns: { markets: 'Eventos', account: 'Tu cuenta', stallbook: 'Stallbook' },
};

export const links: Translation<typeof english.links> = {
  reportedMessages: 'Mensajes denunciados',
  about: 'Acerca de',
  acceptedEvents: 'Eventos aceptados',
  activeEvents: 'Eventos activos',
  allEvents: 'Todos los eventos',
  analytics: 'Estadísticas',
  applicationAccelerator: 'Acelerador de solicitudes',
  applications: 'Solicitudes',
  roster: 'Lista de vendedores',
  billing: 'Facturación',
  billingAndPayouts: 'Facturación y transferencias',
  blog: 'Blog',
  blogPosts: 'Artículos del blog',
  blueprints: 'Guías prácticas',
  siteTexts: 'Textos del sitio',
  browseEvents: 'Explorar eventos',
  claims: 'Reclamos',
  communication: 'Comunicación',
  contact: 'Contacto',
  createEvent: 'Crear evento',
  dashboard: 'Panel',
  emailLog: 'Registro de correos',
  emailTemplates: 'Plantillas de correo',
  eventPlanning: 'Planificación',
  findVendors: 'Buscar vendedores',
  forVisitors: 'Para visitantes',
  help: 'Ayuda',
  helpCenter: 'Centro de ayuda',
  import: 'Importar',
  interestedVendors: 'Vendedores interesados',
  marketing: 'Promoción',
  jobQueues: 'Colas de trabajos',
  system: 'Sistema',
  messages: 'Mensajes',
  myApplications: 'Mis solicitudes',
  myEvents: 'Mis eventos',
  myInterests: 'Mis intereses',
  notifications: 'Notificaciones',
  paymentHistory: 'Historial de pagos',
  paymentTracking: 'Seguimiento de pagos',
  recommendations: 'Para ti',
  revenue: 'Ingresos',
  revenueForecast: 'Pronóstico de ingresos',
  preferences: 'Preferencias',
  pricing: 'Precios',
  privacy: 'Privacidad',
  profile: 'Perfil',
  sendFeedback: 'Enviar comentarios',
  quality: 'Calidad',
  profitPredictor: 'Predictor de ganancias',
  successLibrary: 'Biblioteca de éxito',
  support: 'Soporte',
  dataExplorer: 'Explorador de datos',
  supportTools: 'Herramientas de soporte',
  terms: 'Términos',
  plans: 'Planes',
  upcomingEvents: 'Próximos eventos',
  transfer: 'Traspaso',
  users: 'Usuarios',
  vendorMagnetOverview: 'Resumen',
  vendorRecruitment: 'Búsqueda de vendedores',
  vendors: 'Vendedores',
};

export const menus: Translation<typeof english.menus> = {
  discover: 'Descubrir',
  infoAndSupport: 'Información y soporte',
  info: 'Información',
  events: 'Eventos',
  community: 'Comunidad',
  tools: 'Herramientas',
  vendorMagnet: 'Imán de vendedores',
  admin: 'Administración',
};

export const mobileTitles: Translation<typeof english.mobileTitles> = {
  accelerator: 'Acelerador',
  acceptedEvents: 'Eventos aceptados',
  accountDeletion: 'Eliminar cuenta',
  admin: 'Administración',
  confirmation: 'Confirmación',
  demo: 'Cómo funciona',
  editEvent: 'Editar evento',
  emails: 'Correos',
  event: 'Evento',
  events: 'Eventos',
  interestedVendors: 'Interesados',
  invitation: 'Invitación',
  login: 'Iniciar sesión',
  myApplications: 'Mis solicitudes',
  myEvents: 'Mis eventos',
  myInterests: 'Mis intereses',
  newEvent: 'Evento nuevo',
  password: 'Contraseña',
  payments: 'Pagos',
  profitPredictor: 'Predictor',
  register: 'Crear cuenta',
  secondFactor: 'Segundo paso',
  upcomingEvents: 'Próximos eventos',
  vendor: 'Vendedor',
  vendorMagnet: 'Imán de vendedores',
  yourEvents: 'Tus eventos',
};
