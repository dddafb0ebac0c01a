import { InputType } from '@nestjs/graphql';
import { Text } from '../common/fields.js';

@InputType()
export class CurrentPasswordInput {
  @Text(200)
  currentPassword!: string;
}
