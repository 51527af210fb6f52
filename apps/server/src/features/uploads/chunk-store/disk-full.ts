/** The disk has no room for the upload, so the sender may retry later. Replied with 503. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}
