import { Context } from '@nestjs/graphql';

export const CurrentCaller = () => Context('caller');
export const DataLoaders = () => Context('loaders');
export const HttpRequest = () => Context('request');
