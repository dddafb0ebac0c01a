import { InputType } from '@nestjs/graphql';
import { Text } from '../common/fields.js';
import { accountLimits } from './account-limits.js';

@InputType()
export class CurrentPasswordInput {
  @Text(accountLimits.password)
  currentPassword!: string;
}
