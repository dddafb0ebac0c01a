import { IsUUID, Matches } from 'class-validator';

export class ChangeBannerInput {
  @IsUUID()
  id!: string;

  /** As attachments named the image that the caller uploaded for this event. */
  @Matches(/^event-banners\/banners\/[0-9a-f-]{36}_\d{1,16}$/)
  imageId!: string;
}
