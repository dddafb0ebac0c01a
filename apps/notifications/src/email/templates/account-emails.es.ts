import type { FactorEvent } from '@stallbook/contracts';
import type { LetterOf } from './letter.js';

export const accountExists: LetterOf<'login_url' | 'reset_url'> = ({ login_url, reset_url }) => ({
  subject: 'Ya tienes una cuenta',
  preview: 'Alguien intentó registrarse con tu correo. Tu cuenta no ha cambiado.',
  heading: 'Ya tienes una cuenta',
  paragraphs: [
    'Alguien, quizás tú, acaba de intentar registrarse en Stallbook con este correo. Ya tienes una cuenta, y no ha cambiado.',
    'Inicia sesión con tu contraseña, o restablécela si la olvidaste.',
  ],
  button: { label: 'Iniciar sesión', url: login_url },
  otherwise: { label: 'Restablecer tu contraseña', url: reset_url },
  note: 'Si no fuiste tú, puedes ignorar este correo. No compartimos ninguna información sobre ti.',
});

export const resetPassword: LetterOf<'reset_url'> = ({ reset_url }) => ({
  subject: 'Restablece tu contraseña',
  preview: 'Restablece la contraseña de tu cuenta de Stallbook.',
  heading: 'Restablece tu contraseña',
  paragraphs: ['Recibimos una solicitud para restablecer la contraseña de tu cuenta de Stallbook.'],
  button: { label: 'Restablecer la contraseña', url: reset_url },
  note: 'Este enlace caduca en 1 hora y se puede usar una sola vez. Si no lo pediste, puedes ignorar este correo. Tu contraseña no cambiará.',
});

export const passwordChanged: LetterOf<'reset_url'> = ({ reset_url }) => ({
  subject: 'Tu contraseña cambió',
  preview: 'Se cerró tu sesión en todos los demás dispositivos.',
  heading: 'Tu contraseña cambió',
  paragraphs: [
    'La contraseña de tu cuenta de Stallbook acaba de cambiar, y se cerró tu sesión en todos los demás dispositivos.',
    'Si no fuiste tú, restablece tu contraseña ahora mismo para proteger tu cuenta.',
  ],
  button: { label: 'No fui yo', url: reset_url },
});

export const confirmEmailChange: LetterOf<'confirm_url'> = ({ confirm_url }) => ({
  subject: 'Confirma tu nuevo correo',
  preview: 'Confirma el nuevo correo de tu cuenta de Stallbook.',
  heading: 'Confirma tu nuevo correo',
  paragraphs: ['Recibimos una solicitud para usar este correo en una cuenta de Stallbook.'],
  button: { label: 'Confirmar el nuevo correo', url: confirm_url },
  note: 'Este enlace caduca en 24 horas y se puede usar una sola vez. Si no fuiste tú, puedes ignorar este correo.',
});

export const emailChanged: LetterOf<'new_email' | 'support_url'> = ({ new_email, support_url }) => ({
  subject: 'Tu correo cambió',
  preview: 'Stallbook usa ahora tu nuevo correo.',
  heading: 'Tu correo cambió',
  paragraphs: [
    'El correo de tu cuenta de Stallbook cambió. Inicia sesión con el nuevo. Te escribiremos allí.',
    'Si no fuiste tú, escríbenos ahora mismo.',
  ],
  facts: [['Nuevo correo', new_email]],
  button: { label: 'No fui yo', url: support_url },
});

export const newDevice: LetterOf<'device' | 'signed_in_at' | 'profile_url'> = ({
  device,
  signed_in_at,
  profile_url,
}) => ({
  subject: 'Nuevo inicio de sesión en tu cuenta',
  preview: `${deviceIn(device)}, ${signed_in_at}`,
  heading: 'Nuevo inicio de sesión en tu cuenta',
  paragraphs: ['Alguien inició sesión en tu cuenta de Stallbook desde un dispositivo que no conocemos.'],
  facts: [
    ['Dispositivo', deviceIn(device)],
    ['Cuándo', signed_in_at],
  ],
  button: { label: 'Revisar tus sesiones', url: profile_url },
  note: 'Si no fuiste tú, cierra la sesión de ese dispositivo y cambia tu contraseña.',
});

/** `Chrome on Mac` → `Chrome en Mac`. */
const deviceIn = (device: string): string =>
  device === 'Unknown device' ? 'Dispositivo desconocido' : device.replace(' on ', ' en ');

const factorChanges: Readonly<Record<FactorEvent, string>> = {
  authenticator_added: 'Se agregó una app de autenticación.',
  authenticator_removed: 'Se quitó tu app de autenticación.',
  passkey_added: 'Se agregó una llave de acceso.',
  passkey_renamed: 'Se cambió el nombre de una llave de acceso.',
  passkey_removed: 'Se quitó una llave de acceso.',
  recovery_codes_renewed: 'Tus códigos de recuperación se cambiaron por otros nuevos.',
  recovery_code_used: 'Se usó un código de recuperación.',
  second_factor_off: 'Se desactivó tu segundo paso.',
};

export const secondFactorChanged: LetterOf<'what' | 'profile_url' | 'reset_url'> = ({
  what,
  profile_url,
  reset_url,
}) => {
  const change = factorChanges[what as FactorEvent] ?? what;
  return {
    subject: 'Tu segundo paso cambió',
    preview: change,
    heading: 'Tu segundo paso cambió',
    paragraphs: [
      change,
      'Si fuiste tú, no tienes que hacer nada.',
      'Si no fuiste tú, restablece tu contraseña ahora y revisa el segundo paso en tu perfil.',
    ],
    button: { label: 'Ir a tu perfil', url: profile_url },
    otherwise: { label: 'Restablecer tu contraseña', url: reset_url },
  };
};

export const accountExportReady: LetterOf<'profile_url'> = ({ profile_url }) => ({
  subject: 'Tus datos están listos para descargar',
  preview: 'Tus datos de Stallbook están en un archivo.',
  heading: 'Tus datos están listos',
  paragraphs: [
    'La copia de tus datos de Stallbook que pediste está lista. Puedes descargarla desde tu perfil durante las próximas 24 horas.',
    'Si no fuiste tú, cambia tu contraseña y cierra sesión en todas partes.',
  ],
  button: { label: 'Ir a tu perfil', url: profile_url },
});
