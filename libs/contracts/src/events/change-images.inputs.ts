import { IsUUID, Matches } from 'class-validator';

/** The image is one that the caller uploaded for this event, as attachments named it. */
export class ChangeBannerInput {
  @IsUUID()
  id!: string;

  @Matches(/^event-banners\/banners\/[0-9a-f-]{36}_\d{1,16}$/)
  imageId!: string;
}

export class ChangeEventImageInput {
  @IsUUID()
  id!: string;

  @Matches(/^event-images\/[0-9a-f-]{36}_\d{1,16}$/)
  imageId!: string;
}
