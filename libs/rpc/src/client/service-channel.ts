import { isIPv4 } from 'node:net';
import { Client, credentials, Metadata, status, type ChannelOptions, type ServiceError } from '@grpc/grpc-js';
import type { RpcEnvelope, RpcReply } from '../envelope.js';
import { deadlineExceeded, internal, messageTooLarge, unavailable } from '../errors.js';
import { CALL, isTooLarge, WIRE_OPTIONS } from '../wire.js';

const SERVICE_CONFIG = {
  loadBalancingConfig: [{ round_robin: {} }],
  methodConfig: [
    {
      name: [{}],
      retryPolicy: {
        maxAttempts: 5,
        initialBackoff: '0.05s',
        maxBackoff: '1s',
        backoffMultiplier: 3,
        retryableStatusCodes: ['UNAVAILABLE'],
      },
    },
  ],
  retryThrottling: { maxTokens: 200, tokenRatio: 0.1 },
};

const OPTIONS: ChannelOptions = {
  ...WIRE_OPTIONS,
  'grpc.service_config': JSON.stringify(SERVICE_CONFIG),
  'grpc.service_config_disable_resolution': 1,
  'grpc.dns_min_time_between_resolutions_ms': 3_000,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1_000,
  'grpc.keepalive_time_ms': 1_000,
  'grpc.keepalive_timeout_ms': 1_000,
  'grpc.keepalive_permit_without_calls': 1,
  'grpc.enable_http_proxy': 0,
  'grpc.use_local_subchannel_pool': 1,
};

export class ServiceChannel {
  private readonly client: Client;

  /** @param addresses `name:port`, or several `ipv4:port` separated by commas */
  constructor(addresses: string) {
    this.client = new Client(targetOf(addresses), credentials.createInsecure(), OPTIONS);
  }

  /** @throws DomainError `UNAVAILABLE`, `DEADLINE_EXCEEDED`, `TOO_LARGE`, or `INTERNAL` */
  async send(envelope: RpcEnvelope, deadline: number): Promise<RpcReply> {
    const message = CALL.requestSerialize(envelope);
    if (isTooLarge(message)) throw messageTooLarge();
    return new Promise((resolve, reject) => {
      this.client.makeUnaryRequest(
        CALL.path,
        (serialized: Buffer) => serialized,
        CALL.responseDeserialize,
        message,
        new Metadata(),
        { deadline },
        (error, reply) => (error || !reply ? reject(meaningOf(error)) : resolve(reply)),
      );
    });
  }

  close(): void {
    this.client.close();
  }
}

function targetOf(addresses: string): string {
  const all = addresses.split(',').map((address) => address.trim());
  const isIp = all.every((address) => isIPv4(address.slice(0, address.lastIndexOf(':'))));
  if (!isIp && all.length > 1) throw new Error('a list of service addresses may contain only IPv4 addresses');
  return `${isIp ? 'ipv4' : 'dns'}:${all.join(',')}`;
}

function meaningOf(error: ServiceError | null): Error {
  if (error?.code === status.DEADLINE_EXCEEDED) return deadlineExceeded();
  const isAway = error?.code === status.UNAVAILABLE || error?.code === status.RESOURCE_EXHAUSTED;
  return isAway ? unavailable() : internal();
}
