/** Width of the photos that are kept, in pixels (repairs §9). */
const photoWidth = 800;
const quality = 0.85;

/**
 * A photo as JPEG of at most 800 pixels across, upright, without what the camera wrote beside it.
 * @throws Error when the device cannot read the picture
 */
export async function resizePhoto(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const width = Math.min(photoWidth, picture.width);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((picture.height * width) / picture.width));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!jpeg) throw new Error('the picture could not be written');
  return new File([jpeg], photo.name.replace(/\.[^.]*$/, '') + '.jpg', {
    type: 'image/jpeg',
    lastModified: photo.lastModified,
  });
}
