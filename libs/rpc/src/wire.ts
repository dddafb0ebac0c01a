import type { MethodDefinition } from '@grpc/grpc-js';
import type { RpcEnvelope, RpcReply } from './envelope.js';

/** Bytes per message; files do not travel here. */
const MAX_MESSAGE = 16 * 1024 * 1024;

const toJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const fromJson = <T>(bytes: Buffer): T => JSON.parse(bytes.toString()) as T;

export const CALL: MethodDefinition<RpcEnvelope, RpcReply> = {
  path: '/stallbook.Rpc/Call',
  requestStream: false,
  responseStream: false,
  requestSerialize: toJson,
  requestDeserialize: fromJson,
  responseSerialize: toJson,
  responseDeserialize: fromJson,
};

export const WIRE_OPTIONS = {
  'grpc.max_receive_message_length': MAX_MESSAGE,
  'grpc.max_send_message_length': MAX_MESSAGE,
  'grpc.enable_channelz': 0,
} as const;
