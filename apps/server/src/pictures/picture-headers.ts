/** Returns headers by which an uploaded picture is shown only as a picture. trust 1.4 (6). */
export function pictureHeaders({ type, sizeBytes }: { type: string; sizeBytes: number }) {
  return {
    'content-type': type,
    'content-length': sizeBytes,
    'content-disposition': 'inline',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  }
}
