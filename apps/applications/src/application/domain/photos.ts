import { DomainError, MAX_APPLICATION_PHOTOS } from '@stallbook/kernel';
import type { ApplicationEvent } from './application.events.js';
import {
  ownApplication,
  type ApplicationDetails,
  type ApplicationPhoto,
  type ApplicationState,
} from './application.state.js';

export interface AddPhoto {
  type: 'add-photo';
  vendorId: string;
  photo: ApplicationPhoto;
  /** From 1; absent for the end. */
  displayOrder: number | undefined;
}

export interface DeletePhoto {
  type: 'delete-photo';
  vendorId: string;
  photoId: string;
}

export interface ReorderPhotos {
  type: 'reorder-photos';
  vendorId: string;
  order: readonly { id: string; displayOrder: number }[];
}

/** @throws DomainError PERMISSION_DENIED, `APPLICATION.TOO_MANY_PHOTOS`, `APPLICATION.DECIDED` */
export function assertRoomForPhotos(state: ApplicationState, vendorId: string, count: number): ApplicationDetails {
  const own = requireChangeable(state, vendorId);
  const { photos } = own;
  if (photos.length + count <= MAX_APPLICATION_PHOTOS) return own;
  throw new DomainError(
    'APPLICATION.TOO_MANY_PHOTOS',
    `Cannot upload ${count} files. Maximum ${MAX_APPLICATION_PHOTOS} images per application (currently have ${photos.length}).`,
  );
}

/** A photo that was already added keeps its place. */
export function addPhoto({ vendorId, photo, displayOrder }: AddPhoto, state: ApplicationState): ApplicationEvent[] {
  const { photos: there } = requireChangeable(state, vendorId);
  if (there.some(({ id }) => id === photo.id)) return [];
  const own = assertRoomForPhotos(state, vendorId, 1);
  return changed(own, there.toSpliced((displayOrder ?? there.length + 1) - 1, 0, photo));
}

/** A photo that another tab deleted stays deleted. */
export function deletePhoto({ vendorId, photoId }: DeletePhoto, state: ApplicationState): ApplicationEvent[] {
  const own = requireChangeable(state, vendorId);
  const { photos } = own;
  if (!photos.some(({ id }) => id === photoId)) return [];
  return changed(
    own,
    photos.filter(({ id }) => id !== photoId),
  );
}

/** Photos that the order does not name, because they arrived meanwhile, stay at the end. */
export function reorderPhotos({ vendorId, order }: ReorderPhotos, state: ApplicationState): ApplicationEvent[] {
  const own = requireChangeable(state, vendorId);
  const { photos } = own;
  const places = new Map(order.map(({ id, displayOrder }) => [id, displayOrder]));
  const placeOf = ({ id }: ApplicationPhoto) => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  const sorted = photos.toSorted((a, b) => placeOf(a) - placeOf(b));
  return sorted.every((photo, index) => photo === photos[index]) ? [] : changed(own, sorted);
}

/** Photos are part of what the organizer decides on. */
function requireChangeable(state: ApplicationState, vendorId: string): ApplicationDetails {
  const own = ownApplication(state, vendorId);
  if (own.status === 'draft' || own.status === 'pending') return own;
  throw new DomainError('APPLICATION.DECIDED', 'The photos of a decided application cannot be changed.');
}

const changed = (
  { applicationId, marketEventId }: ApplicationDetails,
  photos: ApplicationPhoto[],
): ApplicationEvent[] => [{ type: 'application.photos-changed', data: { applicationId, marketEventId, photos } }];
