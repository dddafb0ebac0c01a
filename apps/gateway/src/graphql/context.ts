import { Context } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../session/caller.js';
import type { Loaders } from './loaders.js';

export interface GatewayContext {
  caller: Caller;
  loaders: Loaders;
  request: FastifyRequest;
  reply: FastifyReply;
}

export const CurrentCaller = () => Context('caller');
export const DataLoaders = () => Context('loaders');
export const HttpRequest = () => Context('request');
