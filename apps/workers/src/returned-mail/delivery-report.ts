import { SuppressionKind, type ReceiveReturnedMailInput } from '@stallbook/contracts';
import { beginningOf } from '@stallbook/kernel';
import { simpleParser, type ParsedMail, type SimpleParserOptions } from 'mailparser';

const STATUS = /^message\/(global-)?delivery-status$/;
const FEEDBACK = 'message/feedback-report';
/** The email that came back, whole or only its headers. */
const RETURNED = /^(message\/(rfc822|global|global-headers)|text\/rfc822-headers)$/;
const MAX_REASON = 1_000;
/** Each email has one recipient, who can be a list. */
const MAX_RECIPIENTS = 50;

/** Anyone may write to the mailbox, and half a megabyte of pictures in HTML takes seconds to prepare for reading. */
const ONLY_PARTS: SimpleParserOptions = {
  keepDeliveryStatus: true,
  skipHtmlToText: true,
  skipImageLinks: true,
  skipTextLinks: true,
  skipTextToHtml: true,
};

const contentOf = (mail: ParsedMail, isType: (type: string) => boolean): Buffer | undefined =>
  mail.attachments.find(({ contentType }) => isType(contentType))?.content;

/** The parts of a report have the form of headers. */
type Fields = (name: string) => string | undefined;
async function fieldsOf(block: string): Promise<Fields> {
  const { headers } = await simpleParser(`${block}\r\n\r\n`, ONLY_PARTS);
  return (name) => {
    const value = headers.get(name);
    return typeof value === 'string' ? value.trim() : undefined;
  };
}

/** `rfc822; ann@example.org` and `<ann@example.org>` */
const addressIn = (value: string | undefined): string | undefined =>
  value
    ?.replace(/^[\w-]+;/, '')
    .replace(/[<>]/g, '')
    .trim() || undefined;

/** Temporary: a full mailbox (5.2.2), or a policy, such as one against our server (5.7.x). */
const isPermanent = (status: string): boolean => /^5\.(?!2\.2\b|7\.)/.test(status);

async function bounceIn(block: string, messageId: string): Promise<ReceiveReturnedMailInput[]> {
  const field = await fieldsOf(block);
  const address = addressIn(field('original-recipient') ?? field('final-recipient'));
  if (!address || field('action')?.toLowerCase() !== 'failed') return [];
  const reason = beginningOf((field('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, ''), MAX_REASON);
  const permanent = isPermanent(field('status') ?? '');
  return [{ messageId, address, kind: SuppressionKind.bounced, permanent, ...(reason && { reason }) }];
}

async function complaintIn(block: string, messageId: string, to: string | undefined) {
  const field = await fieldsOf(block);
  const address = addressIn(field('original-rcpt-to') ?? to);
  if (!address || field('feedback-type')?.toLowerCase() !== 'abuse') return [];
  return [{ messageId, address, kind: SuppressionKind.complained, permanent: true }];
}

const recipientOf = ({ to }: ParsedMail): string | undefined => [to ?? []].flat()[0]?.value[0]?.address;

/**
 * What a message says about emails of ours, as RFC 3464 (bounces) and RFC 5965 (complaints) write it. Answers of people
 * and of out-of-office programs say nothing.
 */
export async function reportsIn(message: Buffer): Promise<ReceiveReturnedMailInput[]> {
  const mail = await simpleParser(message, ONLY_PARTS);
  const returned = contentOf(mail, (type) => RETURNED.test(type));
  if (!returned) return [];
  const original = await simpleParser(returned, ONLY_PARTS);
  const { messageId } = original;
  if (!messageId) return [];
  const status = contentOf(mail, (type) => STATUS.test(type));
  const blocks = status?.toString('utf8').split(/\r?\n\r?\n/, MAX_RECIPIENTS) ?? [];
  const bounces = await Promise.all(blocks.map((block) => bounceIn(block, messageId)));
  const feedback = contentOf(mail, (type) => type === FEEDBACK)?.toString('utf8');
  const complaints = feedback ? await complaintIn(feedback.trim(), messageId, recipientOf(original)) : [];
  return [...bounces.flat(), ...complaints];
}
