const UNCOMPRESSED = ['1.2.840.10008.1.2', '1.2.840.10008.1.2.1', '1.2.840.10008.1.2.2']
const DEFLATED = ['1.2.840.10008.1.2.1.99', '1.2.840.10008.1.2.8.1']
const RLE = ['1.2.840.10008.1.2.5']
const JPEG = [50, 51, 53, 55, 57, 70, 80, 81, 90, 91, 201, 202, 203].map(
  (number) => `1.2.840.10008.1.2.4.${number}`,
)
const READ = new Set([...UNCOMPRESSED, ...DEFLATED, ...RLE, ...JPEG])

/** Returns whether a browser can decode pixels in this transfer syntax; video, for example, cannot be decoded. */
export function isUnpacked(transferSyntaxUid: string): boolean {
  return READ.has(transferSyntaxUid)
}
