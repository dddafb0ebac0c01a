/** The service keeps no larger one. */
const WIDTH = 1_600;
const SMALL_BYTES = 512 * 1_024;
const QUALITY = 0.9;

/** Other types can be transparent or move, which a JPEG cannot. */
export const canBeSmaller = ({ type, size }: File): boolean => type === 'image/jpeg' && size > SMALL_BYTES;

async function decoded(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    // It goes as it is: the service says what is wrong with it.
    return null;
  }
}

/** Photos of phones have several megabytes, which take minutes on a weak network. Without the place where it was taken. */
export async function smallerPhoto(file: File): Promise<File> {
  if (!canBeSmaller(file)) return file;
  const photo = await decoded(file);
  if (!photo) return file;
  const { width, height } = photo;
  if (width <= WIDTH) {
    photo.close();
    return file;
  }
  const canvas = new OffscreenCanvas(WIDTH, Math.round((height * WIDTH) / width));
  canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  const drawn = await canvas.convertToBlob({ type: file.type, quality: QUALITY });
  return drawn.size < file.size ? new File([drawn], file.name, { type: file.type }) : file;
}
