import { formatCount } from '../../lib/format/numbers.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const recordTypes: Translation<typeof english.recordTypes> = [
  { value: 'accounts', label: 'Cuentas' },
  { value: 'market_events', label: 'Eventos' },
  { value: 'claims', label: 'Reclamos' },
  { value: 'applications', label: 'Solicitudes' },
  { value: 'payments', label: 'Pagos' },
  { value: 'subscriptions', label: 'Suscripciones' },
  { value: 'posts', label: 'Artículos del blog' },
  { value: 'emails', label: 'Correos' },
  { value: 'messages', label: 'Mensajes' },
];

export const explorer: Translation<typeof english.explorer> = {
  title: 'Explorador de datos',
  lead: 'Solo lectura. Lo que consultas sobre personas y cada exportación quedan en el registro de operaciones.',
  type: 'Registros',
  search: 'Buscar',
  searchExamples: {
    accounts: 'ID, nombre o correo electrónico',
    market_events: 'ID, código, ID del organizador o título',
    claims: 'ID, ID del evento o ID del organizador',
    applications: 'ID, ID del vendedor o ID del evento',
    payments: 'ID, vendedor, evento o cobro',
    subscriptions: 'ID de la persona o ID del cliente',
    posts: 'ID, dirección o ID del autor',
    emails: 'ID o ID de la persona',
    messages: '',
  },
  status: 'Estado',
  everyStatus: 'Cualquier estado',
  period: 'Creado',
  periods: {
    '': 'En cualquier momento',
    '7': 'Últimos 7 días',
    '30': 'Últimos 30 días',
    '90': 'Últimos 90 días',
    '365': 'Último año',
  },
  yes: 'Sí',
  no: 'No',
  id: 'ID',
  view: 'Ver',
  cut: 'La búsqueda coincide con más de 1,000 registros. Solo se muestran y exportan los primeros 1,000: agrega algo a tu búsqueda.',
  export: 'CSV',
  exportFailed: 'No pudimos preparar el archivo. Inténtalo de nuevo.',
  privateTitle: (total) => `${formatCount(total)} mensajes`,
  privateText: 'Los mensajes son privados: solo se muestra cuántos son.',
  notLoaded: 'No pudimos cargar los registros.',
  none: {
    title: 'No se encontraron registros',
    text: 'Prueba con otra búsqueda, otro estado u otro período.',
    action: 'Quitar filtros',
  },
};

const headings: Partial<Record<string, string>> = {
  id: 'ID',
  amount: 'Monto',
  application_fee: 'Tarifa de solicitud',
  application_id: 'Solicitud',
  applied_at: 'Enviada',
  author_id: 'Autor',
  booth_fee: 'Tarifa del puesto',
  business_name: 'Nombre del negocio',
  category: 'Categoría',
  city: 'Ciudad',
  closed: 'Cerrada',
  contact_name: 'Nombre de contacto',
  created_at: 'Creado',
  customer_id: 'Cliente',
  decided_at: 'Decidido',
  email: 'Correo electrónico',
  email_confirmed_at: 'Confirmado',
  event_date: 'Fecha del evento',
  event_id: 'Evento',
  event_type: 'Tipo de evento',
  featured: 'Destacado',
  has_second_factor: 'Segundo paso',
  organizer_claimed: 'Reclamado',
  organizer_id: 'Organizador',
  paid_at: 'Pagado',
  payment_intent_id: 'Payment intent',
  payment_status: 'Estado del pago',
  person_id: 'Persona',
  plan: 'Plan',
  platform_fee: 'Comisión de la plataforma',
  publish_at: 'Publicación',
  refunded: 'Reembolsado',
  requested_by_email: 'Correo electrónico',
  requested_by_name: 'Solicitado por',
  requested_by_phone: 'Teléfono',
  role: 'Rol',
  settled_at: 'Resuelto',
  slug: 'Dirección',
  source: 'Origen',
  state: 'Estado (EE. UU.)',
  status: 'Estado',
  title: 'Título',
  type: 'Tipo',
  updated_at: 'Modificado',
  vendor_id: 'Vendedor',
};

const statuses: Partial<Record<string, string>> = {
  none: 'Sin perfil',
  accepted: 'Aceptada',
  active: 'Activa',
  admin: 'Administración',
  approved: 'Aprobado',
  basic: 'Basic',
  completed: 'Completado',
  denied: 'Rechazado',
  draft: 'Borrador',
  failed: 'Fallido',
  incomplete: 'Incompleta',
  organizer: 'Organizador',
  organizer_pro: 'Organizer Pro',
  past_due: 'Pago atrasado',
  paused: 'En pausa',
  pending: 'Pendiente',
  pro: 'Pro',
  processing: 'En proceso',
  published: 'Publicado',
  queued: 'En cola',
  refunded: 'Reembolsado',
  rejected: 'Rechazada',
  sent: 'Enviado',
  unpaid: 'Sin pagar',
  vendor: 'Vendedor',
  vendor_pro: 'Vendor Pro',
  withdrawn: 'Retirada',
  withheld: 'Retenido',
};

const inWords = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const sources: Partial<Record<string, string>> = { organizer: 'Organizador', admin_seeded: 'Importación' };

export const headingOf: Translation<typeof english.headingOf> = (field) => headings[field] ?? inWords(field);
export const statusLabel: Translation<typeof english.statusLabel> = (status) => statuses[status] ?? inWords(status);
export const sourceLabel: Translation<typeof english.sourceLabel> = (source) => sources[source] ?? inWords(source);
