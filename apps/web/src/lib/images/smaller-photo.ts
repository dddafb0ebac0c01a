/** The service keeps no larger one. */
const WIDTH = 1_600;
const SMALL_BYTES = 512 * 1_024;
const QUALITY = 0.9;

/** Other types can be transparent or move, which a JPEG cannot. */
export const canBeSmaller = ({ type, size }: File): boolean => type === 'image/jpeg' && size > SMALL_BYTES;

/** Browsers that hide what could identify a person give noise instead of the picture. */
function isFaithful(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillStyle = '#f00';
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return red > 250 && green < 5 && blue < 5;
}

/** Null where the browser cannot, or there is no need to. */
async function drawn(file: File): Promise<Blob | null> {
  const photo = await createImageBitmap(file);
  try {
    const { width, height } = photo;
    if (width <= WIDTH) return null;
    const canvas = new OffscreenCanvas(WIDTH, Math.round((height * WIDTH) / width));
    const context = canvas.getContext('2d');
    if (!context || !isFaithful(context)) return null;
    context.drawImage(photo, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: file.type, quality: QUALITY });
  } finally {
    photo.close();
  }
}

/** Photos of phones have several megabytes, which take minutes on a weak network. Without the place where it was taken. */
export async function smallerPhoto(file: File): Promise<File> {
  if (!canBeSmaller(file)) return file;
  // What cannot be read goes as it is: the service says what is wrong with it.
  const smaller = await drawn(file).catch(() => null);
  return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: file.type }) : file;
}
