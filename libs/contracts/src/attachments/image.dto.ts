import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

export const imageKinds = ['event-banner', 'event-image', 'application-photo', 'blog-image', 'message-image'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** The visible part of an image of a market event: 2:1, enlarged by `zoom`, and moved from the left (0) to the right (1) and down. */
export class ImageCropInput {
  @IsNumber()
  @Min(0)
  @Max(1)
  x!: number;

  @IsNumber()
  @Min(0)
  @Max(1)
  y!: number;

  @IsNumber()
  @Min(1)
  @Max(4)
  zoom!: number;
}

export class RequestImageUploadInput {
  @IsIn(imageKinds)
  kind!: ImageKind;

  /** The market event, application, or conversation that will show the image. */
  @IsOptional()
  @IsUUID()
  ownerId?: string;

  @IsOptional()
  @IsInt()
  @Min(0)
  fileSize?: number;

  @IsOptional()
  @ValidateNested()
  @Type(() => ImageCropInput)
  crop?: ImageCropInput;
}

export class ImageLinksInput {
  @IsArray()
  @ArrayMaxSize(1_000)
  @IsUUID(undefined, { each: true })
  photoIds!: string[];
}

export interface ImageLinks {
  photoId: string;
  imageUrl: string;
  thumbnailUrl: string;
}

export class MessageImageLinksInput {
  @IsArray()
  @ArrayMaxSize(1_000)
  @IsUUID(undefined, { each: true })
  imageIds!: string[];
}

export interface MessageImageLinks {
  imageId: string;
  imageUrl: string;
  thumbnailUrl: string;
}

export class HiddenImageLinkInput {
  /** Below `/media`. */
  @IsString()
  @MaxLength(200)
  path!: string;
}

export interface StoredImage {
  id: string;
  fileSize: number;
  width: number;
  height: number;
}
