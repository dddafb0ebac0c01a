import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const securityEvents: Translation<typeof english.securityEvents> = {
  what: 'Qué',
  when: 'Cuándo',
  device: 'Dispositivo',
  kinds: {
    signed_in: 'Sesión iniciada',
    sign_in_failed: 'Intento con una contraseña incorrecta',
    session_ended: 'Sesión cerrada en un dispositivo',
    signed_out_everywhere: 'Sesión cerrada en todas partes',
    reset_requested: 'Se pidió restablecer la contraseña',
    password_changed: 'Contraseña cambiada',
    email_change_requested: 'Se pidió cambiar el correo electrónico',
    email_changed: 'Correo electrónico cambiado',
    authenticator_added: 'App de autenticación agregada',
    authenticator_removed: 'App de autenticación eliminada',
    passkey_added: 'Llave de acceso agregada',
    passkey_renamed: 'Llave de acceso renombrada',
    passkey_removed: 'Llave de acceso eliminada',
    recovery_codes_renewed: 'Nuevos códigos de recuperación',
    recovery_code_used: 'Código de recuperación usado',
    second_factor_off: 'Segundo paso desactivado',
    second_factor_failed: 'Segundo paso incorrecto',
  },
};

export const devices: Translation<typeof english.devices> = {
  named: (device) => (device === 'Unknown device' ? 'Dispositivo desconocido' : device.replace(' on ', ' en ')),
};
