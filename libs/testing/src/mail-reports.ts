interface Bounce {
  to: string;
  messageId: string;
  action?: string;
  status?: string;
  reason?: string;
  /** Further lines about the recipient. */
  fields?: readonly string[];
  /** The type in which the email comes back. */
  returned?: 'message/rfc822' | 'text/rfc822-headers';
}

const lines = (...all: readonly string[]): string => all.join('\r\n');

const part = (type: string, ...content: readonly string[]): string =>
  lines('--part', `Content-Type: ${type}`, '', ...content, '');

const email = (messageId: string, to: string): string[] => [
  `Message-ID: ${messageId}`,
  `To: Vera <${to}>`,
  'From: Stallbook <no-reply@stallbook.example>',
  'Subject: Confirm your address',
  '',
  'Hello Vera',
];

const report = (type: string, ...parts: readonly string[]): Buffer =>
  Buffer.from(
    lines(
      'From: Mail Delivery System <MAILER-DAEMON@mx.example.org>',
      'To: returned@stallbook.example',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      `Content-Type: multipart/report; report-type=${type}; boundary="part"`,
      '',
      ...parts,
      '--part--',
      '',
    ),
  );

/** A report of RFC 3464, as Postfix and Exchange send it. */
export function bounceOf({ to, messageId, action, status, reason, fields, returned }: Bounce): Buffer {
  const about = [
    ...(fields ?? [`Final-Recipient: rfc822; ${to}`]),
    `Action: ${action ?? 'failed'}`,
    `Status: ${status ?? '5.1.1'}`,
    `Diagnostic-Code: smtp; ${reason ?? `550 ${status ?? '5.1.1'} <${to}>:\r\n Recipient address rejected`}`,
  ];
  return report(
    'delivery-status',
    part('text/plain', 'I am sorry to have to inform you that your message could not be delivered.'),
    part('message/delivery-status', 'Reporting-MTA: dns; mx.example.org', '', ...about),
    part(returned ?? 'message/rfc822', ...email(messageId, to)),
  );
}

/** A report of RFC 5965, as mailbox providers send it. */
export const complaintOf = (to: string, messageId: string, type = 'abuse'): Buffer =>
  report(
    'feedback-report',
    part('text/plain', 'This is an email abuse report.'),
    part('message/feedback-report', `Feedback-Type: ${type}`, 'User-Agent: Provider/1.0', 'Version: 1'),
    part('message/rfc822', ...email(messageId, to)),
  );

/** An out-of-office reply. */
export const outOfOffice = (messageId: string): Buffer =>
  Buffer.from(
    lines(
      'From: Vera <vera@example.org>',
      'Subject: Out of office',
      `In-Reply-To: ${messageId}`,
      'Auto-Submitted: auto-replied',
      'Content-Type: text/plain',
      '',
      'I am back on Monday. Action: failed',
    ),
  );
