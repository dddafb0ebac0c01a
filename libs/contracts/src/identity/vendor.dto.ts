import { InputType, ObjectType } from '@nestjs/graphql';
import { OptionalSearch, OptionalText } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';
import { PublicProfile } from './profile.dto.js';

@ObjectType()
export class VendorPage extends pageOf(PublicProfile) {}

@InputType()
export class VendorFilterInput extends PageInput {
  @OptionalSearch()
  search?: string | null;

  @OptionalText(100)
  location?: string | null;

  @OptionalText(60)
  category?: string | null;
}
