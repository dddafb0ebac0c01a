import { accountRefusals } from './account-refusals.es.js';
import { adminRefusals } from './admin-refusals.es.js';
import { applicationRefusals } from './application-refusals.es.js';
import { emailReasons } from './email-reasons.es.js';
import { importWarnings } from './import-warnings.es.js';
import { inputRefusals } from './input-refusals.es.js';
import { landingSamples } from './landing-samples.es.js';
import { passwordRefusals } from './password-refusals.es.js';
import { paymentTexts } from './payment-texts.es.js';

/** What services say in English about a refused request. Values are in the order of the English text. */
export const refusals: Readonly<Record<string, string>> = {
  'A message can have up to {} photos and files.': 'Un mensaje puede llevar hasta {} fotos y archivos.',
  'File too large. Maximum size is {}MB.': 'El archivo es demasiado grande. El máximo es {} MB.',
  'File not found': 'No encontramos el archivo',
  'Invalid file type. Please upload a PDF.': 'Ese tipo de archivo no sirve. Sube un PDF.',
  'Invalid file type. Please upload JPG, PNG, or WebP images.':
    'Ese tipo de archivo no sirve. Sube imágenes JPG, PNG o WebP.',
  'No one in this group can receive messages right now.': 'Ningún vendedor de este grupo puede recibir mensajes ahora.',
  'Report not found': 'No encontramos la denuncia',
  'The group changed meanwhile. Check who gets it, then send again.':
    'Mientras tanto, el grupo cambió. Revisa quién lo recibe y envíalo de nuevo.',
  'This conversation was reported again. Read the new report first.':
    'Esta conversación se denunció de nuevo. Lee primero la nueva denuncia.',
  'This report is already settled. Look at it again.': 'Esta denuncia ya está resuelta. Revísala de nuevo.',
  'Stallbook was updated. Please reload the page.': 'Stallbook se actualizó. Vuelve a cargar la página.',
  '{} Please try again in {}.': '{} Inténtalo de nuevo en {}.',
  'Too many attempts.': 'Demasiados intentos.',
  'You can write to a whole group {} times an hour.': 'Puedes escribir a todo un grupo {} veces por hora.',
  'You made very many changes within an hour.': 'Hiciste muchísimos cambios en una hora.',
  'You reported many conversations in a short time.': 'Denunciaste muchas conversaciones en poco tiempo.',
  'You sent many messages in a short time.': 'Enviaste muchos mensajes en poco tiempo.',
  ...accountRefusals,
  ...applicationRefusals,
  ...adminRefusals,
  ...emailReasons,
  ...importWarnings,
  ...inputRefusals,
  ...landingSamples,
  ...passwordRefusals,
  ...paymentTexts,
  'A note has up to {} characters.': 'Una nota tiene como máximo {} caracteres.',
  'A paid plan needs a price.': 'Un plan de pago necesita un precio.',
  'A partial refund needs a percentage and a number of days':
    'Un reembolso parcial necesita un porcentaje y una cantidad de días',
  'A post needs a summary and a text before visitors can read it.':
    'Un artículo necesita un resumen y un texto antes de que lo lean los visitantes.',
  'A published blueprint has a description.': 'Una guía publicada tiene una descripción.',
  'A published blueprint has {} to {} steps.': 'Una guía publicada tiene de {} a {} pasos.',
  'A quote is not closed, or not escaped, near line {}.': 'Hay comillas sin cerrar o sin escapar cerca de la línea {}.',
  'A tag has up to {} characters.': 'Una etiqueta tiene como máximo {} caracteres.',
  'A tag needs a name.': 'Una etiqueta necesita un nombre.',
  'Account not found': 'No encontramos la cuenta',
  'All booths of this event are taken.': 'Todos los puestos de este evento están ocupados.',
  'An Idempotency-Key must have 8 to 100 letters, digits, hyphens, or underscores.':
    'Idempotency-Key debe tener de 8 a 100 letras, dígitos, guiones o guiones bajos.',
  'Another category has this address': 'Otra categoría tiene esta dirección',
  'Another post has this address.': 'Otro artículo tiene esta dirección.',
  'Another post has this address. Choose another one.': 'Otro artículo tiene esta dirección. Elige otra.',
  'Application ID required for image upload': 'Para subir una imagen hace falta el ID de la solicitud',
  'Application not accepted': 'La solicitud no está aceptada',
  'Application not found': 'No encontramos la solicitud',
  'Application templates are part of a paid plan. Upgrade to use them.':
    'Las plantillas de solicitud son parte de un plan de pago. Cambia de plan para usarlas.',
  'Attachment not found': 'No encontramos el archivo adjunto',
  'Blueprint not found': 'No encontramos la guía',
  'Bookmark limit reached': 'Llegaste al límite de guardados',
  'Free users can save up to {} items. Upgrade to Pro for unlimited saves!':
    'Con el plan gratis puedes guardar hasta {} elementos. ¡Pásate a Pro y guarda sin límite!',
  'The Success Library is part of a paid plan. Upgrade to read it.':
    'La Biblioteca de éxito es parte de un plan de pago. Mejora tu plan para leerla.',
  'Your plan allows up to {} saved items.': 'Tu plan permite guardar hasta {} elementos.',
  'Calculation not found': 'No encontramos el cálculo',
  'Cannot send invitation': 'No se puede enviar la invitación',
  'Category not found': 'No encontramos la categoría',
  'Checkout session failed: {} - {}.': 'No se pudo abrir el pago: {} - {}.',
  'Choose a time in the future.': 'Elige un momento que aún no haya pasado.',
  'Choose another time than the start': 'Elige una hora distinta de la de inicio',
  'Conversation not found': 'No encontramos la conversación',
  'Event not found': 'No encontramos el evento',
  'Every step of a published blueprint has a text.': 'Cada paso de una guía publicada tiene un texto.',
  'Export not found': 'No encontramos la exportación',
  'Failed to cancel subscription': 'No se pudo cancelar la suscripción',
  'Failed to change the plan': 'No se pudo cambiar el plan',
  'Failed to create Connect account': 'No se pudo crear la cuenta de Connect',
  'Failed to create account link': 'No se pudo crear el enlace de la cuenta',
  'Failed to create payment intent': 'No se pudo preparar el pago',
  'Failed to load plan configuration.': 'No se pudo cargar la configuración del plan.',
  'Failed to open the billing portal': 'No se pudo abrir el portal de facturación',
  'Failed to reactivate subscription': 'No se pudo reactivar la suscripción',
  'Feedback not found': 'No encontramos los comentarios',
  'Image not found': 'No encontramos la imagen',
  'Invalid event code. Please check and try again.': 'El código de evento no es válido. Revísalo e inténtalo de nuevo.',
  'Invalid plan type: {}.': 'Tipo de plan no válido: {}.',
  'Invitation not found': 'No encontramos la invitación',
  'Logging in took too long. Please start again.': 'El inicio de sesión tardó demasiado. Empieza de nuevo.',
  'Message not found': 'No encontramos el mensaje',
  'Missing author ID for blog post creation': 'Falta el ID del autor para crear el artículo',
  'Move or delete the blueprints of this category first.': 'Primero mueve o elimina las guías de esta categoría.',
  'Names cannot contain invisible characters. Please type it again.':
    'Los nombres no pueden contener caracteres invisibles. Escríbelo de nuevo.',
  'No user logged in': 'No has iniciado sesión',
  'Not authenticated': 'No has iniciado sesión',
  'Not authorized': 'No tienes permiso',
  'Not authorized to delete this attachment': 'No tienes permiso para eliminar este archivo',
  'Not authorized to delete this event': 'No tienes permiso para eliminar este evento',
  'Nothing can be saved right now, because the disk of this site is full. Please try again later.':
    'Ahora no se puede guardar nada, porque el disco de este sitio está lleno. Inténtalo más tarde.',
  'Nothing is here': 'Aquí no hay nada',
  'Notification not found': 'No encontramos la notificación',
  'Only a draft can be deleted.': 'Solo se puede eliminar un borrador.',
  'Only a paid booth can be refunded.': 'Solo se puede reembolsar un puesto pagado.',
  'Only vendors can apply to events.': 'Solo los vendedores pueden enviar solicitudes.',
  'Only vendors can send invitations': 'Solo los vendedores pueden enviar invitaciones',
  'Organizer not found': 'No encontramos al organizador',
  'Passkey not found': 'No encontramos la llave de acceso',
  'Password must be at least 6 characters': 'La contraseña debe tener al menos 6 caracteres',
  'Payment already completed': 'El pago ya está hecho',
  'Payment not completed': 'El pago no está hecho',
  'Payment not found': 'No encontramos el pago',
  'Payment required to access event attachments': 'Para ver los archivos del evento hace falta el pago',
  'Payments are not set up on this installation.': 'Los pagos no están configurados en esta instalación.',
  'Plan is not configured with a price id.': 'El plan no tiene un ID de precio configurado.',
  'Post not found': 'No encontramos el artículo',
  'Profile not found': 'No encontramos el perfil',
  'Recommendations are part of a paid plan. Upgrade to see them.':
    'Las recomendaciones son parte de un plan de pago. Cambia de plan para verlas.',
  'Remove what was pasted last, or links that do not begin with https.':
    'Quita lo último que pegaste, o los enlaces que no empiezan con https.',
  'Send JSON.': 'Envía JSON.',
  'Send a JSON object.': 'Envía un objeto JSON.',
  'A list cannot contain null.': 'Una lista no puede contener null.',
  'The request body is too large.': 'El cuerpo de la solicitud es demasiado grande.',
  'Send either a text or a file.': 'Envía un texto o un archivo.',
  'Send the file as multipart/form-data.': 'Envía el archivo como multipart/form-data.',
  'Session not found': 'No encontramos la sesión',
  'Someone else changed this plan meanwhile. Please check it again.':
    'Mientras tanto, otra persona cambió este plan. Revísalo de nuevo.',
  'Someone else saved this blueprint after you opened it.': 'Otra persona guardó esta guía después de que la abriste.',
  'Someone else saved this email meanwhile.': 'Mientras tanto, otra persona guardó este correo.',
  'Someone else published or scheduled this post meanwhile.':
    'Mientras tanto, otra persona publicó o programó este artículo.',
  'Someone else saved this post meanwhile.': 'Mientras tanto, otra persona guardó este artículo.',
  'Someone else saved this text after you opened it.': 'Otra persona guardó este texto después de que lo abriste.',
  'Something went wrong. Please try again.': 'Algo salió mal. Inténtalo de nuevo.',
  'Stallbook is open in too many tabs. Close one to get live updates here.':
    'Stallbook está abierto en demasiadas pestañas. Cierra una para recibir aquí las novedades al momento.',
  'Stripe account not accessible or does not exist.': 'La cuenta de Stripe no existe o no es accesible.',
  'Stripe service error': 'Error del servicio de Stripe',
  'Task not found': 'No encontramos la tarea',
  'Template not found': 'No encontramos la plantilla',
  'That is not your current password': 'Esa no es tu contraseña actual',
  'The basic plan is always free.': 'El plan básico siempre es gratis.',
  'The crossed-out price must be higher than the price.': 'El precio tachado debe ser mayor que el precio.',
  'The end date cannot be before the start date': 'La fecha de fin no puede ser anterior a la de inicio',
  'The event was deleted, so you can no longer pay for this booth.':
    'El evento fue eliminado, así que ya no puedes pagar este puesto.',
  'The list has changed. Reload it and try again.': 'La lista cambió. Vuelve a cargarla e inténtalo de nuevo.',
  'The mail server has not answered yet. The test email may still arrive.':
    'El servidor de correo aún no ha respondido. Es posible que el correo de prueba todavía llegue.',
  'The organizer cannot receive payments yet. Please try again later.':
    'El organizador aún no puede recibir pagos. Inténtalo más tarde.',
  'The organizer deleted their account, so you can no longer pay for this booth.':
    'El organizador eliminó su cuenta, así que ya no puedes pagar este puesto.',
  'The partial refund must end after the full refund': 'El reembolso parcial debe terminar después del completo',
  'The queue of emails cannot be reached.': 'No se puede acceder a la cola de correos.',
  'The price of this plan has changed. Please look at it again.': 'El precio de este plan cambió. Revísalo de nuevo.',
  'The refund has changed. Please look at it again.': 'El reembolso cambió. Revísalo de nuevo.',
  'The sender of this claim deleted their data. You can only deny it.':
    'Quien envió este reclamo eliminó sus datos. Solo puedes rechazarlo.',
  'The subject must be one line': 'El asunto debe ser de una sola línea',
  'The template {} cannot be filled in.': 'No se puede completar la plantilla {}.',
  'The template you chose is no longer available. Check your application, then send it again.':
    'La plantilla que elegiste ya no está disponible. Revisa tu solicitud y envíala otra vez.',
  'The test email was not sent. {}': 'El correo de prueba no se envió. {}',
  'The vendor has been notified, so this can no longer be undone.':
    'Ya avisamos al vendedor, así que no se puede deshacer.',
  'The vendor is paying, so this can no longer be undone.':
    'El vendedor está pagando, así que ya no se puede deshacer.',
  'The vendors have been notified, so this can no longer be undone.':
    'Ya avisamos a los vendedores, así que no se puede deshacer.',
  'The webhook signature is not valid.': 'La firma del webhook no es válida.',
  'The wording cannot be used.': 'Esta redacción no se puede usar.',
  'There is no such erasure': 'Esta eliminación no existe',
  'There is no such version.': 'Esta versión no existe.',
  'There is nothing to erase': 'No hay nada que eliminar',
  'There is nothing to undo.': 'No hay nada que deshacer.',
  'These events cannot be read.': 'Estos eventos no se pueden leer.',
  'These quiet hours never start.': 'Estas horas de silencio nunca empiezan.',
  'These records are private.': 'Estos registros son privados.',
  'This blueprint already exists.': 'Esta guía ya existe.',
  'This blueprint has fewer steps.': 'Esta guía tiene menos pasos.',
  'This calendar link was turned off.': 'Este enlace de calendario está desactivado.',
  'This call is malformed.': 'Esta llamada está mal formada.',
  'This dead letter no longer exists.': 'Este mensaje apartado ya no existe.',
  'This decision was not found.': 'No encontramos esta decisión.',
  'This event has already passed.': 'Este evento ya pasó.',
  'Another organizer has this event now.': 'Ahora otra persona organiza este evento.',
  'This event is being deleted.': 'Este evento se está eliminando.',
  'This event is being deleted. Its payments are being refunded.':
    'Este evento se está eliminando. Sus pagos se están reembolsando.',
  'This event is canceled. Everyone who paid gets a full refund.':
    'Este evento está cancelado. Todos los que pagaron reciben todo de vuelta.',
  'This application was changed on another device.': 'Esta solicitud se cambió en otro dispositivo.',
  'This event was changed after you opened it.': 'El evento cambió después de que lo abriste.',
  'This template was changed after you opened it.': 'La plantilla cambió después de que la abriste.',
  'Your profile was changed after you opened it.': 'Tu perfil cambió después de que lo abriste.',
  'This invitation was already accepted.': 'Esta invitación ya fue aceptada.',
  'This is more than can still be refunded.': 'Esto es más de lo que queda del pago.',
  'A refund was already sent. Please look at the payment again.': 'Ya se envió un reembolso. Vuelve a revisar el pago.',
  'This is still being prepared. Please try again in a moment.':
    'Esto todavía se está preparando. Inténtalo de nuevo en un momento.',
  'This key was used for another request. Please try again.':
    'Esta clave se usó para otra petición. Inténtalo de nuevo.',
  'This link has expired. Go back and open the file again.':
    'Este enlace venció. Vuelve atrás y abre otra vez el archivo.',
  'This link is incomplete': 'Este enlace está incompleto',
  'This message was already sent.': 'Este mensaje ya se envió.',
  'This organizer already owns the event.': 'El evento ya es de este organizador.',
  'This part of Stallbook is not answering right now. Please try again in a moment.':
    'Esta parte de Stallbook no responde ahora. Inténtalo de nuevo en un momento.',
  'This payment was refunded.': 'Este pago fue reembolsado.',
  'This post already exists.': 'Este artículo ya existe.',
  'This post is published already. Unpublish it first.': 'Este artículo ya está publicado. Primero retíralo.',
  'This request came from another site.': 'Esta petición vino de otro sitio.',
  'This service has no such records.': 'Este servicio no tiene esos registros.',
  'This template no longer exists. Please choose another one.': 'Esta plantilla ya no existe. Elige otra.',
  'This text contains unsupported characters.': 'Este texto contiene caracteres que no se admiten.',
  'This text contains something that a post cannot show.': 'Este texto contiene algo que un artículo no puede mostrar.',
  'This text is too long for one post.': 'Este texto es demasiado largo para un solo artículo.',
  'This took too long. Please try again.': 'Esto tardó demasiado. Inténtalo de nuevo.',
  'This tool is part of a paid plan. Upgrade to use it.':
    'Esta herramienta es parte de un plan de pago. Cambia de plan para usarla.',
  'This was not a dry run.': 'Esto no era un ensayo.',
  'Two steps or tasks have the same ID.': 'Dos pasos o tareas tienen el mismo ID.',
  'Unknown cursor.': 'Cursor desconocido.',
  'Unknown record type.': 'Tipo de registro desconocido.',
  'Unknown status.': 'Estado desconocido.',
  'Values may be nested {} levels deep.': 'Los valores pueden tener {} niveles de profundidad.',
  'Vendors can be rated once the market day has begun.':
    'Se puede calificar a los vendedores cuando empieza el día del mercado.',
  "We couldn't read the upload form.": 'No pudimos leer el formulario de subida.',
  'Write a summary.': 'Escribe un resumen.',
  'Write the text of the post.': 'Escribe el texto del artículo.',
  'You already have a paid plan. You can change it on the billing page.':
    'Ya tienes un plan de pago. Puedes cambiarlo en la página de facturación.',
  'You can add up to {} tasks.': 'Puedes agregar hasta {} tareas.',
  'You can enter what you sold once the market has begun.': 'Podrás anotar lo que vendiste cuando empiece el mercado.',
  'You have another template with this name. Choose a different one.':
    'Tienes otra plantilla con este nombre. Elige otro.',
  'You can keep up to {} templates.': 'Puedes guardar hasta {} plantillas.',
  'You can keep up to {} templates. Delete one that you no longer use.':
    'Puedes guardar hasta {} plantillas. Elimina una que ya no uses.',
  'You cannot express interest in your own event.': 'No puedes mostrar interés en tu propio evento.',
  'You can’t send messages in this conversation.': 'No puedes enviar mensajes en esta conversación.',
  'You can’t start a conversation about this.': 'No puedes empezar una conversación sobre esto.',
  'You can’t use this plan with your account.': 'No puedes usar este plan con tu cuenta.',
  'You have access to event attachments': 'Tienes acceso a los archivos del evento',
  'You have already sent an invitation for this event (Status: {})':
    'Ya enviaste una invitación para este evento (estado: {})',
  'You have reached your daily limit of {} invitations ({}/{})':
    'Llegaste a tu límite diario de {} invitaciones ({}/{})',
  'You need to apply to this event to access attachments': 'Para ver los archivos tienes que enviar una solicitud',
  'You withdrew from this event, so nothing is due.': 'Te retiraste de este evento, así que no debes nada.',
  'You withdrew from this event, so you can’t apply to it again.':
    'Te retiraste de este evento, así que no puedes volver a enviar una solicitud.',
  'Your last bill is not paid. Please pay it first, then change the plan.':
    'Tu última factura no está pagada. Págala primero y luego cambia de plan.',
  'The photos and files in your messages may take up to {} MB in total. Share a link to a larger file instead.':
    'Las fotos y los archivos de tus mensajes pueden ocupar hasta {} MB en total. Comparte un enlace a un archivo más grande.',
  'Your files may take up to {} MB in total. Delete some files to upload new ones.':
    'Tus archivos pueden ocupar hasta {} MB en total. Elimina algunos para subir otros.',
  'not given': 'no se indicó',
  'this command has already run': 'este comando ya se ejecutó',
  '{{{}}} is not a variable of this email': '{{{}}} no es una variable de este correo',
  // The values of the texts above.
  semicolons: 'punto y coma',
  tabs: 'tabuladores',
  'vertical bars': 'barras verticales',
  pending: 'pendiente',
  accepted: 'aceptada',
  declined: 'rechazada',
};
