import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { resolvers } from './resolvers.js';

/** The schema without any server: for tools and for tests that enumerate it. */
export async function buildGatewaySchema(): Promise<GraphQLSchema> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  const schema = await app.get(GraphQLSchemaFactory).create(resolvers);
  await app.close();
  return lexicographicSortSchema(schema);
}
