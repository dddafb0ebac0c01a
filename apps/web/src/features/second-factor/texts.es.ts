import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const card: Translation<typeof english.card> = {
  title: 'Segundo paso',
  off: 'Protege tu cuenta con un segundo paso al iniciar sesión: un código de una app de autenticación o una llave de acceso.',
  on: 'Para iniciar sesión hacen falta tu contraseña y uno de estos.',
  required: 'Los administradores deben tener un segundo paso.',
  notLoaded: 'No pudimos cargar tu segundo paso.',
  failed: 'No pudimos cambiarlo. Inténtalo de nuevo.',
  turnOff: 'Desactivar',
  turnedOff: 'Segundo paso desactivado',
};

export const turningOff: Translation<typeof english.turningOff> = {
  title: '¿Desactivar el segundo paso?',
  effect:
    'Bastará con tu contraseña para abrir tu cuenta. Se cierra la sesión en todos los demás dispositivos, y tus códigos de recuperación dejan de funcionar.',
  confirm: 'Desactivar',
};

export const authenticator: Translation<typeof english.authenticator> = {
  title: 'App de autenticación',
  none: 'Una app en tu teléfono que muestra un código nuevo cada 30 segundos.',
  since: (day) => `Configurada el ${day}`,
  add: 'Configurar una app de autenticación',
  replace: 'Configurar otra app',
  remove: 'Eliminar la app de autenticación',
  removed: 'App de autenticación eliminada',
  added: 'App de autenticación configurada',
  start: 'Continuar',
  scan: 'Escanea este código con tu app de autenticación.',
  qr: 'Código QR para tu app de autenticación',
  byHand: '¿No tienes cámara, o la app está en este dispositivo? Ingresa esta clave en la app:',
  form: 'App de autenticación',
  code: 'Código de la app',
  codeHint: '6 dígitos. Cada 30 segundos aparece un código nuevo.',
  codeMissing: 'Ingresa el código de 6 dígitos de la app',
  confirm: 'Confirmar',
  failed: 'No pudimos configurar la app. Inténtalo de nuevo.',
};

export const authenticatorKey: Translation<typeof english.authenticatorKey> = {
  copy: 'Copiar clave',
  copied: 'Copiada',
};

export const passkeys: Translation<typeof english.passkeys> = {
  title: 'Llaves de acceso',
  none: 'Tu huella, tu rostro, el bloqueo de tu dispositivo o una llave de seguridad.',
  caption: 'Llaves de acceso',
  name: 'Nombre',
  added: 'Agregada',
  lastUsed: 'Último uso',
  never: '—',
  actions: 'Acciones',
  add: 'Agregar una llave de acceso',
  form: 'Llave de acceso',
  nameHint: 'Un nombre que reconozcas, como Teléfono, Laptop o Llave azul.',
  nameMissing: 'Ponle un nombre a la llave de acceso',
  create: 'Crear llave de acceso',
  notCreated: 'No se creó la llave de acceso. Inténtalo de nuevo.',
  alreadyHere: 'Este dispositivo o esta llave ya tiene una llave de acceso para tu cuenta.',
  saved: (name) => `Agregamos ${name}`,
  failed: 'No pudimos guardar la llave de acceso. Inténtalo de nuevo.',
  rename: 'Renombrar',
  renameOf: (name) => `Renombrar ${name}`,
  renameTitle: 'Renombrar llave de acceso',
  save: 'Guardar',
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar ${name}`,
  removed: (name) => `Eliminamos ${name}`,
};

export const recovery: Translation<typeof english.recovery> = {
  title: 'Códigos de recuperación',
  left: (count) => `${count === 1 ? 'Queda' : 'Quedan'} ${plural(count, { one: 'código', other: 'códigos' })}.`,
  what: 'Úsalos si pierdes tu dispositivo. Cada uno funciona una vez, junto con tu contraseña.',
  renew: 'Obtener nuevos códigos de recuperación',
  replaced: 'Otros códigos más nuevos reemplazaron a estos. Vuelve a obtener códigos nuevos.',
  shownOnce: 'Guarda estos códigos en un lugar seguro. Se muestran una sola vez.',
  list: 'Tus códigos de recuperación',
  copy: 'Copiar',
  copied: 'Códigos de recuperación copiados',
  download: 'Descargar',
  file: 'stallbook-codigos-de-recuperacion.txt',
  fileHead: 'Códigos de recuperación de Stallbook. Cada uno funciona una vez, junto con tu contraseña.',
  print: 'Imprimir',
  done: 'Ya guardé mis códigos',
};

export const renewing: Translation<typeof english.renewing> = {
  title: '¿Obtener nuevos códigos de recuperación?',
  effect: 'Los códigos que guardaste dejan de funcionar de inmediato.',
  confirm: 'Obtener códigos nuevos',
};

export const permission: Translation<typeof english.permission> = {
  password: 'Contraseña actual',
  passwordMissing: 'Ingresa tu contraseña actual',
  why: 'Ingresa tu contraseña para confirmar que eres tú.',
};

export const stepUp: Translation<typeof english.stepUp> = {
  title: 'Confirma que eres tú',
  why: 'Vuelve a confirmar tu segundo paso. La última vez fue hace más de diez minutos.',
};

export const check: Translation<typeof english.check> = {
  enrollTitle: 'Configura un segundo paso',
  enrollLead:
    'Los permisos de administrador requieren un segundo paso: un código de una app de autenticación o una llave de acceso. Hasta que configures uno, puedes usar Stallbook, pero no como administrador.',
  checkTitle: 'Confirma que eres tú',
  checkLead: 'Confirma tu segundo paso para continuar.',
  done: 'Continuar',
};

export const adminRights: Translation<typeof english.adminRights> = {
  title: 'Tus permisos de administrador requieren un segundo paso',
  text: 'Hasta que lo confirmes, puedes usar Stallbook, pero no como administrador.',
  go: 'Confirmar o configurar un segundo paso',
};
