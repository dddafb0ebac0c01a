import type { MethodDefinition } from '@grpc/grpc-js';
import type { RpcEnvelope, RpcReply } from './envelope.js';
import { messageTooLarge } from './errors.js';

/** Bytes per message; files do not travel here. */
const MAX_MESSAGE = 16 * 1024 * 1024;

export const isTooLarge = (message: Buffer): boolean => message.length > MAX_MESSAGE;

const toJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const fromJson = <T>(bytes: Buffer): T => JSON.parse(bytes.toString()) as T;

/** gRPC's error for a large message is also that for an overloaded peer, so none gets there. */
function replyToJson(reply: RpcReply): Buffer {
  const message = toJson(reply);
  if (!isTooLarge(message)) return message;
  const { code, message: text } = messageTooLarge();
  return toJson({ error: { code, message: text } } satisfies RpcReply);
}

export const CALL: MethodDefinition<RpcEnvelope, RpcReply> = {
  path: '/stallbook.Rpc/Call',
  requestStream: false,
  responseStream: false,
  requestSerialize: toJson,
  requestDeserialize: fromJson,
  responseSerialize: replyToJson,
  responseDeserialize: fromJson,
};

export const WIRE_OPTIONS = {
  'grpc.max_receive_message_length': MAX_MESSAGE,
  'grpc.max_send_message_length': MAX_MESSAGE,
  'grpc.enable_channelz': 0,
} as const;
