import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.js';

/** The address as seen by the nearest trusted proxy; client headers do not count. */
export const remoteAddressOf = ({ ip }: FastifyRequest): string => networkOf(ip);

export const agentOf = (request: FastifyRequest): string => (request.headers['user-agent'] ?? '').slice(0, 400);
