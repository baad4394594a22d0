/** True for a picture of the project's own, which says so in a place that nobody sees. An operator's has no such mark. */
export function isPlaceholder(picture: Buffer | string): boolean {
  return picture.includes('data-placeholder');
}
