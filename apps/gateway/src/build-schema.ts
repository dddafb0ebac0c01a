import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { resolvers } from './resolvers.js';

/** Builds the schema without a server, for tools and tests. */
export async function buildGatewaySchema(): Promise<GraphQLSchema> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  const schema = await app.get(GraphQLSchemaFactory).create(resolvers);
  await app.close();
  return lexicographicSortSchema(schema);
}
