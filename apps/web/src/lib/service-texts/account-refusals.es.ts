/** Refusals about accounts: their login, second factors, data, and deletion. */
export const accountRefusals: Readonly<Record<string, string>> = {
  'Admins need a second factor here. Add another one before you remove this one.':
    'Aquí los administradores necesitan un segundo paso. Agrega otro antes de quitar este.',
  'Please log in and complete your profile to apply.': 'Inicia sesión y completa tu perfil para enviar la solicitud.',
  'That is not the password of the account': 'Esa no es la contraseña de la cuenta',
  'That is not the password that was chosen at sign-up': 'Esa no es la contraseña que se eligió al crear la cuenta',
  'There is no authenticator app': 'No hay ninguna app de autenticación',
  'There is no passkey': 'No hay ninguna llave de acceso',
  'There is no second factor': 'No hay ningún segundo paso',
  'This account was deleted.': 'Esta cuenta fue eliminada.',
  'This confirmation link has expired or is invalid.': 'Este enlace de confirmación venció o no es válido.',
  'This email address is confirmed already.': 'Este correo electrónico ya está confirmado.',
  'This is not the answer of a passkey.': 'Esta no es la respuesta de una llave de acceso.',
  'This passkey could not be used. Please try again.': 'No se pudo usar esta llave de acceso. Inténtalo de nuevo.',
  'This took too long. Please start again with a new QR code.':
    'Esto tardó demasiado. Empieza de nuevo con otro código QR.',
  'We could not collect your data. Please request it again.': 'No pudimos reunir tus datos. Vuelve a pedirlos.',
  'We could not find this account deletion.': 'No encontramos esta eliminación de cuenta.',
  'Wrong email or password. Please try again.': 'El correo o la contraseña no son correctos. Inténtalo de nuevo.',
  'You are the only admin. Make someone else an admin before you change your email address.':
    'Eres el único administrador. Nombra a otro antes de cambiar tu correo electrónico.',
  'You are the only admin. Make someone else an admin before you delete this account.':
    'Eres el único administrador. Nombra a otro antes de eliminar esta cuenta.',
  'You can have {} passkeys at most.': 'Puedes tener {} llaves de acceso como máximo.',
  'Your data is still being collected.': 'Todavía estamos reuniendo tus datos.',
  'Your email is already confirmed. You can log in.':
    'Tu correo electrónico ya está confirmado. Puedes iniciar sesión.',
  'Your reset link has expired. Please request a new password reset.':
    'Tu enlace ya venció. Pide otro para restablecer tu contraseña.',
  'Your session has expired. Please log in again.': 'Tu sesión venció. Inicia sesión de nuevo.',
};
