/** True for a picture that came with the project, which is marked by an invisible attribute. */
export function isSamplePicture(picture: Buffer | string): boolean {
  return picture.includes('data-sample');
}
