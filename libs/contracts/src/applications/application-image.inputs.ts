import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { Id, Integer } from '../common/fields.js';

@InputType()
export class ByApplicationIdInput {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'Application ID required for image upload' })
  applicationId!: string;
}

export class RequestPhotosInput extends ByApplicationIdInput {
  /** How many files the vendor is about to upload. */
  @IsInt()
  @Min(1)
  @Max(1_000)
  count!: number;
}

export class AddPhotoInput extends ByApplicationIdInput {
  @IsUUID()
  photoId!: string;

  @IsInt()
  @Min(1)
  fileSize!: number;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(10)
  displayOrder?: number;
}

@InputType()
export class DeleteApplicationImageInput extends ByApplicationIdInput {
  @Id()
  imageId!: string;
}

@InputType()
export class ImagePlaceInput {
  @Id()
  id!: string;

  @Integer({ min: 1, max: 10 })
  displayOrder!: number;
}

@InputType()
export class ReorderApplicationImagesInput extends ByApplicationIdInput {
  @Field(() => [ImagePlaceInput])
  @IsArray()
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => ImagePlaceInput)
  order!: ImagePlaceInput[];
}
