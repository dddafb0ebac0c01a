import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { Matches } from 'class-validator';
import { Text } from '../common/fields.js';

@InputType()
export class PushEndpointInput {
  /** The address that the browser got from its push service. */
  @Text(1_000)
  endpoint!: string;
}

@InputType()
export class SubscribeToPushInput extends PushEndpointInput {
  /** The browser's public key: an uncompressed point of P-256. */
  @Field()
  @Matches(/^B[\w-]{86}=?$/)
  p256dh!: string;

  /** 16 random bytes of the browser. */
  @Field()
  @Matches(/^[\w-]{22}(==)?$/)
  auth!: string;
}

/** Whether the browser of an endpoint gets notifications. */
@ObjectType()
export class PushState {
  @Field()
  subscribed!: boolean;
}
