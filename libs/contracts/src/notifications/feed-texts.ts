/** What the notifications service writes in English into the feed of a person, and its Spanish. */
export const feed: Readonly<Record<string, string>> = {
  'A former member': 'Un antiguo miembro',
  'Application accepted': 'Solicitud aceptada',
  'Application not accepted': 'Solicitud no aceptada',
  'Applications are waiting for you': 'Hay solicitudes que te esperan',
  'Claim approved': 'Reclamo aprobado',
  'Claim not approved': 'Reclamo no aprobado',
  'Dispute lost': 'Disputa perdida',
  'Dispute won': 'Disputa ganada',
  'Event canceled': 'Evento cancelado',
  'Event changed': 'El evento cambió',
  'Event hidden for now': 'Evento oculto por ahora',
  'Event reminder': 'Recordatorio de evento',
  'Event restored': 'Evento restablecido',
  'Event taken down': 'Evento retirado',
  'Event transferred': 'Evento traspasado',
  'Event transferred to you': 'Te traspasaron un evento',
  'Invitation accepted': 'Invitación aceptada',
  'New application': 'Nueva solicitud',
  'New invitation': 'Nueva invitación',
  'New message': 'Nuevo mensaje',
  'New message about {}': 'Nuevo mensaje sobre {}',
  'Organizer left': 'El organizador se fue',
  'Payment confirmed': 'Pago confirmado',
  'Payment disputed': 'Pago en disputa',
  'Payment due': 'Pago pendiente',
  'Payment failed': 'Pago fallido',
  'Payment received': 'Pago recibido',
  'Payment refunded': 'Pago reembolsado',
  'Payout reduced': 'Transferencia reducida',
  'Plan canceled': 'Plan cancelado',
  'Plan changed': 'Cambio de plan',
  'Plan ended': 'El plan terminó',
  'Plan payment failed': 'No se pudo cobrar tu plan',
  'Plan reactivated': 'Plan reactivado',
  'Plan started': 'El plan empezó',
  'Vendor withdrew': 'Un vendedor se retiró',
  'Your application is not sent yet': 'Tu solicitud aún no está enviada',
  'Your booth': 'Tu puesto',

  'Accepted vendors: {}. Not paid yet: {}.': 'Vendedores aceptados: {}. Sin pagar: {}.',
  'Nothing is due for your booth.': 'No debes nada por tu puesto.',
  'Our staff restored {}.': 'Nuestro equipo restableció {}.',
  'Our staff took {} down. Reason: {}': 'Nuestro equipo retiró {}. Motivo: {}',
  'The bank gave {} for {} back to {}.': 'El banco devolvió {} por {} a {}.',
  'The bank of {} closed the dispute over {} for {} in your favor.':
    'El banco de {} cerró a tu favor la disputa por {} de {}.',
  'The organizer canceled {}. Everyone who paid gets a full refund.':
    'El organizador canceló {}. Quienes pagaron recuperan todo.',
  'The organizer of {} deleted their account. No payment is due. What you paid is not refunded automatically.':
    'El organizador de {} eliminó su cuenta. No debes pagar nada. Lo que pagaste no se reembolsa automáticamente.',
  'The organizer of {} accepted your invitation.': 'El organizador de {} aceptó tu invitación.',
  'We could not collect {} for your plan. Update your payment method by {} to keep it.':
    'No pudimos cobrar {} por tu plan. Actualiza tu forma de pago antes del {} para conservarlo.',
  'You now manage {}.': 'Ahora gestionas {}.',
  'You no longer manage {}.': 'Ya no gestionas {}.',
  "You've been accepted to {}. Your booth is confirmed, and nothing is due.":
    'Te aceptaron en {}. Tu puesto está confirmado y no debes nada.',
  "You've been accepted to {}. {} due.": 'Te aceptaron en {}. Debes pagar {}.',
  'Your bank did not make your payment of {} for {}. Nothing is due while the event is hidden.':
    'Tu banco no hizo tu pago de {} por {}. No debes nada mientras el evento esté oculto.',
  'Your bank did not make your payment of {} for {}. Your booth is not paid yet. Pay again: the due date is {}.':
    'Tu banco no hizo tu pago de {} por {}. Tu puesto aún no está pagado. Vuelve a pagar: la fecha límite es el {}.',
  'Your bank is still confirming your payment.': 'Tu banco todavía está confirmando tu pago.',
  'Your booth is paid.': 'Tu puesto está pagado.',
  'Your booth at {}: {}.': 'Tu puesto en {}: {}.',
  'Your claim for {} was not approved.': 'Tu reclamo de {} no fue aprobado.',
  'Your free trial lasts until {}. After that, your plan costs {} a month.':
    'Tu prueba gratis dura hasta el {}. Después, tu plan cuesta {} al mes.',
  'Your paid plan has ended. You are on the free plan now.': 'Tu plan de pago terminó. Ahora tienes el plan gratis.',
  'Your payment of {} for {} is complete.': 'Tu pago de {} por {} está hecho.',
  'Your payment was refunded.': 'Tu pago fue reembolsado.',
  'Your plan costs {} a month.': 'Tu plan cuesta {} al mes.',
  'Your plan stays active until {}. It will not be renewed.': 'Tu plan sigue activo hasta el {}. No se renovará.',
  'Your plan will be renewed on {} for {} a month.': 'Tu plan se renovará el {} por {} al mes.',
  '{} applied to {}.': '{} envió una solicitud para {}.',
  '{} did not accept your application this time.': '{} no aceptó tu solicitud esta vez.',
  '{} disputes {} for {} at their bank. Your payout does not change.':
    '{} disputa {} por {} ante su banco. Lo que recibes no cambia.',
  '{} for more than a week at {}.': '{} desde hace más de una semana en {}.',
  '{} for your booth at {} is due {}.': '{} por tu puesto en {}: vence {}.',
  '{} of your payment for {} was refunded.': 'Se reembolsaron {} de tu pago por {}.',
  '{} is hidden for now. Your application stays, and no payment is due meanwhile.':
    '{} está oculto por ahora. Tu solicitud se conserva, y mientras tanto no debes pagar nada.',
  '{} paid {} for {}. Your payout is {}.': '{} pagó {} por {}. Recibirás {}.',
  '{} sent you a message.': '{} te envió un mensaje.',
  '{} takes applications until {}, {}.': '{} recibe solicitudes hasta el {}, {}.',
  '{} was refunded {} for {}. {} of it was taken from your payout.':
    'Se reembolsaron {1} a {0} por {2}. De ellos, {3} se descontaron de tu transferencia.',
  '{} withdrew from {}. Their booth is free.': '{} se retiró de {}. Su puesto está libre.',
  '{} would like to sell at {}.': 'A {} le gustaría vender en {}.',
};

/** What services put together from parts. */
export const composed: Readonly<Record<string, string>> = {
  '1 application has been waiting': 'Hay 1 solicitud que espera',
  '{} applications have been waiting': 'Hay {} solicitudes que esperan',
  'to be announced': 'por anunciar',
  '{} (UTC)': '{} (UTC)',
  today: 'hoy',
  tomorrow: 'mañana',
  'in {} days': 'dentro de {} días',
  '{} is today. {}': '{} es hoy. {}',
  '{} is tomorrow. {}': '{} es mañana. {}',
  '{} is in {} days. {}': '{} es dentro de {} días. {}',
  // Whole, because “{} is still due” would take the market and its day for the amount.
  '{} is today. {} is still due. Pay from your applications page to secure your booth.':
    '{} es hoy. Falta pagar {}. Paga desde la página de tus solicitudes para asegurar tu puesto.',
  '{} is tomorrow. {} is still due. Pay from your applications page to secure your booth.':
    '{} es mañana. Falta pagar {}. Paga desde la página de tus solicitudes para asegurar tu puesto.',
  '{} is in {} days. {} is still due. Pay from your applications page to secure your booth.':
    '{} es dentro de {} días. Falta pagar {}. Paga desde la página de tus solicitudes para asegurar tu puesto.',
  'Mentions {}': 'Menciona {}',
  'Mentions {} and {}': 'Menciona {} y {}',
  'Sells {}': 'Vende {}',
  'sells {}': 'vende {}',
  'sells {} and {}': 'vende {} y {}',
  'In your city': 'En tu ciudad',
  'in your city': 'en tu ciudad',
  'In the same city': 'En la misma ciudad',
  '1 mile away': 'a 1 milla',
  '{} miles away': 'a {} millas',
  'a {}, as you prefer': '{}, como prefieres',
  'craft fair': 'feria de artesanías',
  'farmers market': 'mercado de agricultores',
  'art show': 'exposición de arte',
  festival: 'festival',
  'pop-up market': 'mercado temporal',
  'market of another kind': 'otro tipo de mercado',
  'no booth fee': 'puesto sin costo',
  'booth fee of {} is in your range': 'la tarifa del puesto, de {}, está en tu rango',
  'applications close today': 'las solicitudes cierran hoy',
  'applications close tomorrow': 'las solicitudes cierran mañana',
  'applications close in {} days': 'las solicitudes cierran en {} días',
  'but no {}': 'pero no {}',
  'but no {} and {}': 'pero no {} ni {}',
  'looks for events like yours': 'busca eventos como el tuyo',
  '1 minute': '1 minuto',
  '{} minutes': '{} minutos',
  '1 second': '1 segundo',
  '{} seconds': '{} segundos',
};

/** What can change of an event. */
const changedFields: Readonly<Record<string, string>> = {
  Address: 'Dirección',
  City: 'Ciudad',
  Closes: 'Cierra',
  Date: 'Fecha',
  'Last day': 'Último día',
  'Load-in': 'Montaje',
  'Load-in date': 'Día de montaje',
  'Load-out': 'Desmontaje',
  Location: 'Lugar',
  Opens: 'Abre',
  State: 'Estado',
  'ZIP code': 'Código postal',
};
const eventChange = new RegExp(
  `^(.+?): ((?:${Object.keys(changedFields).join('|')}): .+? \\(was .+?\\))\\.( “.+”)?$`,
  's',
);
const oneChange = /^(.+?): (.+) \(was (.+)\)$/s;

/** `Vera: “Is there power?”`: no text of ours, unlike a reason of our staff. */
const quotation = /^(?!Our staff took )[^“”]+: “.*”$/s;

type Shown = (value: string) => string;

/** `Spring Fair: Opens: 9:00 AM (was 8:00 AM); Location: … “The reason.”`, whose parts no pattern can count. */
function changesOf(english: string, shown: Shown): string | undefined {
  const [, title, changes, reason = ''] = eventChange.exec(english) ?? [];
  const parts = changes?.split('; ').map((change) => {
    const [, field = '', now = '', before = ''] = oneChange.exec(change) ?? [];
    return field in changedFields ? `${changedFields[field]}: ${shown(now)} (antes ${shown(before)})` : change;
  });
  return parts && `${title}: ${parts.join('; ')}.${reason}`;
}

/** `Mentions pottery · 12 miles away`. */
const BETWEEN_REASONS = ' · ';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A date as services write it. */
const date = String.raw`[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{4}`;
const englishDate = new RegExp(`^${date}$`);
/** The commas of a date are none of the text. */
const patternOf = (english: string) => new RegExp(`^${english.split('{}').map(escaped).join(`(${date}|.+?)`)}$`, 's');
const literalLength = (english: string) => english.replaceAll('{}', '').length;

/** `{}` takes the next value, `{1}` the second one. */
const filled = (text: string, values: readonly string[]) => {
  let next = 0;
  return text.replace(/\{(\d?)\}/g, (_all, at: string) => values[at ? Number(at) : next++] ?? '');
};

/**
 * Translates the texts of services by a table from English, in which `{}` marks a value. Values that are texts of
 * the table themselves are translated too; others, which people wrote, stay. Unknown texts give undefined.
 */
export function translator(
  table: Readonly<Record<string, string>>,
  formatDate: (english: string) => string,
): (english: string) => string | undefined {
  const patterns = Object.entries(table)
    .filter(([english]) => english.includes('{}'))
    // The pattern with the most fixed words is the most specific one.
    .sort(([one], [other]) => literalLength(other) - literalLength(one))
    .map(([english, text]) => ({ pattern: patternOf(english), text }));
  const known = new Map(Object.entries(table));

  function translate(english: string): string | undefined {
    const change = changesOf(english, shown);
    if (change !== undefined) return change;
    if (quotation.test(english)) return english;
    const text = known.get(english) ?? reasonsOf(english);
    if (text !== undefined) return text;
    for (const { pattern, text } of patterns) {
      const values = pattern.exec(english)?.slice(1);
      if (values) return filled(text, values.map(shown));
    }
    return undefined;
  }

  function reasonsOf(english: string): string | undefined {
    const parts = english.split(BETWEEN_REASONS);
    const reasons = parts.length > 1 ? parts.map(translate) : [];
    return reasons.length > 0 && reasons.every((one) => one !== undefined) ? reasons.join(BETWEEN_REASONS) : undefined;
  }

  const shown = (value: string): string => (englishDate.test(value) ? formatDate(value) : (translate(value) ?? value));

  return translate;
}
