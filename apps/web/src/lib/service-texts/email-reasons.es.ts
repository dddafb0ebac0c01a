/** Why an email was not sent, as the log of emails says it in English. */
export const emailReasons: Readonly<Record<string, string>> = {
  'Earlier emails to this address came back.': 'Los correos anteriores a esta dirección fueron devueltos.',
  'It is no longer useful.': 'Ya no hace falta.',
  'It names a person who erased their account.': 'Nombra a una persona que eliminó su cuenta.',
  'The recipient reported an earlier email as spam.': 'El destinatario marcó un correo anterior como spam.',
  'The recipient stopped these emails.': 'El destinatario ya no quiere recibir estos correos.',
};
