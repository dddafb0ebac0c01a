import { MAX_APPLICATION_PHOTOS } from '@stallbook/kernel/limits';
import { baseApi } from '../../lib/api/base-api.js';
import { useUploadQueue } from '../../lib/files/use-upload-queue.js';
import { imageProblem, photoRules } from '../../lib/images/check-image.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import { applicationsApi } from './api/applications.generated.js';
import { photoProblems } from './texts/photos.js';

const { applicationImages } = applicationsApi.endpoints;

/** Sends photos of an application, up to the limit, also those that still wait when its form closes. */
export function usePhotoUploads(applicationId: string, there: number) {
  const dispatch = useAppDispatch();
  const { pending, add, refuse, ...queue } = useUploadQueue({
    pathOf: () => '/uploads/application-images',
    fields: { applicationId },
    problemOf: (file) => imageProblem(file, photoRules),
    failed: photoProblems.notUploaded,
    // Until the list has the photo, it counts as on its way.
    onStored: () => {
      dispatch(baseApi.util.invalidateTags(['Application']));
      return dispatch(applicationImages.initiate({ applicationId }, { forceRefetch: true, subscribe: false }));
    },
  });
  return {
    ...queue,
    pending,
    add: (files: readonly File[]) => {
      if (!applicationId) return refuse(photoProblems.noApplication);
      const sending = pending.filter(({ problem }) => !problem).length;
      if (there + sending + files.length > MAX_APPLICATION_PHOTOS) {
        return refuse(photoProblems.tooMany(files.length, there + sending, MAX_APPLICATION_PHOTOS));
      }
      add(files);
    },
  };
}
