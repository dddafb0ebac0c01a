import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Args, GraphQLModule, Query, Resolver } from '@nestjs/graphql';
import { MercuriusDriver } from '@nestjs/mercurius';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { MongoClient } from 'mongodb';

const { MONGODB_URL = '', DATABASE = '' } = process.env;
const client = await new MongoClient(MONGODB_URL).connect();
const collection = client.db(DATABASE).collection('marketEvents');

const typeDefs = `
  type Event { id: ID! title: String! eventType: String! status: String! eventDate: String! eventEndDate: String!
    startTime: String endTime: String applicationDeadline: String location: String! city: String! state: String!
    maxVendors: Int boothFeeCents: Int! applicationFeeCents: Int! seededByAdmin: Boolean! organizerClaimed: Boolean!
    bannerImageUrl: String eventImageUrl: String createdAt: String! }
  type Events { total: Int! items: [Event!]! }
  type Query { events(dateFrom: String!, dateTo: String!): Events! }
`;

class Events {
  async events(dateFrom, dateTo) {
    const filter = { status: 'published', eventDate: { $gte: dateFrom, $lte: dateTo } };
    const [documents, total] = await Promise.all([
      collection.find(filter, { sort: { eventDate: -1, _id: -1 }, limit: 12 }).toArray(),
      collection.countDocuments(filter),
    ]);
    return { total, items: documents.map((one) => ({ ...one, id: one._id })) };
  }
}
const method = Object.getOwnPropertyDescriptor(Events.prototype, 'events');
Resolver()(Events);
Query('events')(Events.prototype, 'events', method);
Args('dateFrom')(Events.prototype, 'events', 0);
Args('dateTo')(Events.prototype, 'events', 1);

class Bare {}
Module({
  imports: [GraphQLModule.forRoot({ driver: MercuriusDriver, typeDefs, jit: 1 })],
  providers: [Events],
})(Bare);

const app = await NestFactory.create(Bare, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
console.log(JSON.stringify({ ready: true, url: `http://127.0.0.1:${app.getHttpServer().address().port}` }));
process.once('SIGTERM', () => void app.close().then(() => client.close()));
