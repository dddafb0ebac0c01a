/** Refusals of imports, claims, and transfers. */
export const adminRefusals: Readonly<Record<string, string>> = {
  'Narrow the group to {} vendors at most.': 'Reduce el grupo a {} vendedores como máximo.',
  'This browser cannot get notifications.': 'Este navegador no puede recibir notificaciones.',
  'This browser uses a push service that we do not know':
    'Este navegador usa un servicio de notificaciones que no conocemos',
  'Already listed since {} as {}, so we skipped it.': 'Ya está en la lista desde el {} como {}, así que lo omitimos.',
  'Authentication required for import. Please log in and try again.':
    'Para importar tienes que iniciar sesión. Inicia sesión e inténtalo de nuevo.',
  'Claim not found': 'No encontramos el reclamo',
  'Event already claimed': 'El evento ya fue reclamado',
  'Event not found or not claimable': 'No encontramos el evento, o no se puede reclamar',
  'Import not found': 'No encontramos la importación',
  'No valid events found in CSV data.': 'No hay eventos válidos en los datos CSV.',
  'Same name, date, and city as row {}, so both rows count as one event.':
    'Tiene el mismo nombre, fecha y ciudad que la fila {}, así que las dos filas cuentan como un solo evento.',
  'The columns of this file are separated by {}. Please save it with commas and try again.':
    'Las columnas de este archivo están separadas por {}. Guárdalo con comas e inténtalo de nuevo.',
  'Our staff took this event down. The reason is on its page. Contact us once you have corrected it.':
    'Nuestro equipo retiró este evento. El motivo está en su página. Escríbenos cuando lo hayas corregido.',
  'Our staff took this event down ({}), so we skipped it.':
    'Nuestro equipo retiró este evento ({}), así que lo omitimos.',
  'Please confirm the fees and dates first.': 'Primero confirma las tarifas y las fechas.',
  'Please enter the reason': 'Escribe el motivo',
  'This claim has already been decided': 'Este reclamo ya está decidido',
  'This event is already taken down.': 'Este evento ya está retirado.',
  'This event is not taken down.': 'Este evento no está retirado.',
  "This import can't be undone: {}.": 'Esta importación no se puede deshacer: {}.',
  'We don\'t know the column "{}", so we ignored it.': 'No conocemos la columna “{}”, así que la ignoramos.',
  'You already sent a claim for this event. We are reviewing it.':
    'Ya enviaste un reclamo de este evento. Lo estamos revisando.',
  'You can create up to {} events per day. Please try again tomorrow.':
    'Puedes crear hasta {} eventos por día. Inténtalo mañana.',
  'You can change dates, times, and the place up to {} times a day. Please try again tomorrow.':
    'Puedes cambiar fechas, horas y lugar hasta {} veces por día. Inténtalo mañana.',
  'Vendors have paid for this event. Choose a day at least {} days from now, so that they can still withdraw.':
    'Hay puestos pagados en este evento. Elige un día dentro de {} días como mínimo, para que aún puedan retirarse.',
  'Vendors have paid for this event. Choose a start that is still ahead, so that they can still withdraw.':
    'Hay puestos pagados en este evento. Elige un comienzo que aún no haya pasado, para que aún puedan retirarse.',
  'You already sent {} refunds of this payment. Only the rest can be refunded now.':
    'Ya enviaste {} reembolsos de este pago. Ahora solo puedes reembolsar el resto.',
  '{} of its events were claimed, changed, or deleted': '{} de sus eventos se reclamaron, cambiaron o eliminaron',
  '{} of its events have open claims': '{} de sus eventos tienen reclamos abiertos',
};
