import { defineCommand, defineQuery } from '@stallbook/kernel';
import type { DownloadLink, UploadTicket } from './attachment.dto.js';
import {
  HiddenImageLinkInput,
  ImageLinksInput,
  MessageImageLinksInput,
  RequestImageUploadInput,
  type ImageLinks,
  type MessageImageLinks,
} from './image.dto.js';

const viewers = ['vendor', 'organizer', 'admin'] as const;

/**
 * Banners and event images for organizers, photos for vendors, blog images for admins, images of messages for everyone. What nothing
 * shows is deleted after a week. @throws TOO_LARGE, RATE_LIMITED, PERMISSION_DENIED
 */
export const requestImageUpload = defineCommand<UploadTicket>()('attachments.requestImageUpload', {
  input: RequestImageUploadInput,
  access: viewers,
});

/** Links to images that are not public. Leaves out what the caller may not see. */
export const imageLinks = defineQuery<ImageLinks[]>()('attachments.imageLinks', {
  input: ImageLinksInput,
  access: ['vendor', 'organizer'],
});

/**
 * Links to images of messages, for the people of their conversation. Admins get those whose IDs a reported conversation
 * shows them. Leaves out what the caller may not see.
 */
export const messageImageLinks = defineQuery<MessageImageLinks[]>()('attachments.messageImageLinks', {
  input: MessageImageLinksInput,
  access: viewers,
});

/**
 * A link to a public image while its market event is taken down, for the organizer of the event and for admins.
 * @throws NOT_FOUND
 */
export const hiddenImageLink = defineQuery<DownloadLink>()('attachments.hiddenImageLink', {
  input: HiddenImageLinkInput,
  access: 'signed-in',
});
