import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const proof: Translation<typeof english.proof> = {
  form: 'Segundo paso',
  code: 'Código',
  codeHint: 'Los 6 dígitos de tu app de autenticación, o uno de tus códigos de recuperación.',
  recoveryCode: 'Código de recuperación',
  recoveryCodeHint: 'Uno de los códigos que guardaste al configurar tu llave de acceso.',
  codeMissing: 'Ingresa un código',
  confirm: 'Confirmar',
  passkey: 'Usar una llave de acceso',
  passkeyFailed: 'No se usó la llave de acceso. Inténtalo de nuevo o ingresa un código.',
  failed: 'No pudimos comprobarlo. Inténtalo de nuevo.',
};
