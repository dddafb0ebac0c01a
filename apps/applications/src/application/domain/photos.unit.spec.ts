import { given } from '@stallbook/testing';
import { accepted, drafted, facts, submitted } from '../../testing/builders.js';
import { application } from './application.decider.js';
import type { ApplicationEvent } from './application.events.js';

const { applicationId, marketEventId, vendorId } = facts;
const photo = (id: string) => ({ id, fileSize: 1024 });
const changed = (...ids: string[]): ApplicationEvent => ({
  type: 'application.photos-changed',
  data: { applicationId, marketEventId, photos: ids.map(photo) },
});
const adding = (id: string, displayOrder?: number, by = vendorId) => ({
  type: 'add-photo' as const,
  vendorId: by,
  photo: photo(id),
  displayOrder,
});
const ordering = (...ids: string[]) => ({
  type: 'reorder-photos' as const,
  vendorId,
  order: ids.map((id, index) => ({ id, displayOrder: index + 1 })),
});
const deleting = (photoId: string, by = vendorId) => ({ type: 'delete-photo' as const, vendorId: by, photoId });
const ten = Array.from({ length: 10 }, (_, index) => `p${index}`);

describe('the photos of an application', () => {
  it('[AP-005] are added at the end, or where the vendor wants one', () => {
    given(application, [drafted(), changed('a')])
      .when(adding('b'))
      .then([changed('a', 'b')]);
    given(application, [drafted(), changed('a', 'b')])
      .when(adding('c'))
      .then([changed('a', 'b', 'c')]);
    given(application, [drafted(), changed('a', 'b')])
      .when(adding('c', 1))
      .then([changed('c', 'a', 'b')]);
  });

  it('are added once', () =>
    given(application, [drafted(), changed('a', 'b')])
      .when(adding('a'))
      .thenNothing());

  it('[AP-043] are at most ten', () => {
    given(application, [drafted(), changed(...ten.slice(1))])
      .when(adding('tenth'))
      .then([changed(...ten.slice(1), 'tenth')]);
    given(application, [drafted(), changed(...ten)])
      .when(adding('eleventh'))
      .thenRefused(
        'APPLICATION.TOO_MANY_PHOTOS',
        'Cannot upload 1 files. Maximum 10 images per application (currently have 10).',
      );
  });

  it('[AP-047] are changed only by the vendor', () => {
    given(application, [drafted()])
      .when(adding('a', 1, 'another'))
      .thenRefused('NOT_FOUND');
    given(application, [drafted(), changed('a')])
      .when(deleting('a', 'another'))
      .thenRefused('NOT_FOUND');
    given(application, [drafted(), changed('a', 'b')])
      .when({ ...ordering('b', 'a'), vendorId: 'another' })
      .thenRefused('NOT_FOUND');
  });

  it('[AP-051] are reordered, those that arrived meanwhile at the end', () => {
    given(application, [drafted(), submitted(), changed('a', 'b', 'c')])
      .when(ordering('c', 'gone', 'a', 'b'))
      .then([changed('c', 'a', 'b')]);
    given(application, [drafted(), changed('new', 'a', 'b')])
      .when(ordering('b', 'a'))
      .then([changed('b', 'a', 'new')]);
    given(application, [drafted(), changed('a', 'b')])
      .when(ordering('a', 'b'))
      .thenNothing();
  });

  it('are deleted once', () => {
    given(application, [drafted(), changed('a', 'b')])
      .when(deleting('a'))
      .then([changed('b')]);
    given(application, [drafted(), changed('b')])
      .when(deleting('a'))
      .thenNothing();
  });

  it('stay as they are once the organizer has decided', () =>
    given(application, [drafted(), changed('a'), submitted(), accepted()])
      .when(deleting('a'))
      .thenRefused('APPLICATION.DECIDED', 'The photos of a decided application cannot be changed.'));
});
