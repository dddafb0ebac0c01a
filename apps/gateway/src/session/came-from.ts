import { networkOf } from '@stallbook/platform';
import type { FastifyRequest } from 'fastify';

/** For limits per machine: as the nearest proxy that is trusted saw it; what a client says of itself does not count. */
export const cameFrom = ({ ip }: FastifyRequest): { remoteAddress: string } => ({ remoteAddress: networkOf(ip) });

export const agentOf = (request: FastifyRequest): string => (request.headers['user-agent'] ?? '').slice(0, 400);
