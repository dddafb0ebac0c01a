/** Refusals about applications and their drafts. */
export const applicationRefusals: Readonly<Record<string, string>> = {
  'You can change this booth up to {} times a day. Please try again tomorrow.':
    'Puedes cambiar este puesto hasta {} veces por día. Inténtalo mañana.',
  'Accept the application before you assign a booth.': 'Acepta la solicitud antes de asignar un puesto.',
  'Cannot upload {} files. Maximum {} images per application (currently have {}).':
    'No se pueden subir {} archivos. El máximo es de {} imágenes por solicitud (ya tienes {}).',
  'No application found': 'No encontramos ninguna solicitud',
  'No booth is left for this application.': 'No queda ningún puesto para esta solicitud.',
  'No draft application found. Please try again.':
    'No encontramos ningún borrador de la solicitud. Inténtalo de nuevo.',
  'Only a pending application can be changed.': 'Solo se puede cambiar una solicitud pendiente.',
  'Only a pending or accepted application can be withdrawn.':
    'Solo se puede retirar una solicitud pendiente o aceptada.',
  'Only an accepted application has a booth to give up.':
    'Solo una solicitud aceptada tiene un puesto al que renunciar.',
  'Only pending applications can be accepted or rejected.': 'Solo se pueden aceptar o rechazar solicitudes pendientes.',
  'The application deadline cannot be after the start date':
    'La fecha límite de solicitudes no puede ser posterior a la fecha de inicio',
  'The organizer changed the fees or refunds of this event. Check them, then apply again.':
    'El organizador cambió las tarifas o los reembolsos de este evento. Revísalos y vuelve a solicitar.',
  'The organizer is reviewing this application. Please try again in a minute.':
    'El organizador está revisando esta solicitud. Inténtalo de nuevo en un minuto.',
  'The photos of a decided application cannot be changed.':
    'No se pueden cambiar las fotos de una solicitud ya decidida.',
  'The vendor changed this application after you opened it. Look at it again, then decide.':
    'El vendedor cambió esta solicitud después de que la abriste. Revísala de nuevo y luego decide.',
  'This event is not public now, so no vendor can be accepted.':
    'Este evento no es público ahora, así que no se puede aceptar a ningún vendedor.',
  'This application was accepted meanwhile. Please look at it again.':
    'Mientras tanto, esta solicitud fue aceptada. Revísala de nuevo.',
  'Up to {} applications can be decided together.': 'Se pueden decidir hasta {} solicitudes a la vez.',
  'Up to {} tags can be added to an application.': 'En una solicitud caben hasta {} etiquetas.',
  'Wait until all applications are decided, then undo.':
    'Espera a que todas las solicitudes estén decididas y luego deshaz.',
  'You can pay once your application is accepted.': 'Podrás pagar cuando acepten tu solicitud.',
  'These tags and this note were changed on another device.':
    'Estas etiquetas y esta nota se cambiaron en otro dispositivo.',
  'You have already submitted an application for this event. Check your dashboard for status updates.':
    'Ya enviaste una solicitud para este evento. Mira en tu panel cómo avanza.',
  'Your application needs to be accepted to access attachments':
    'Para ver los archivos, tu solicitud tiene que estar aceptada',
};
