import type { FileHandle } from 'node:fs/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { StoredFile } from '../ports/file-storage.ts'

/** The size of a part: S3 requires at least 5 MiB; 1 GB needs 128 of these. */
export const PART_BYTES = 8 * 1_048_576
/** The number of parts sent in parallel, which limits the memory per file. */
const AT_ONCE = 3

type Place = { Bucket: string; Key: string }
type Part = { PartNumber: number; ETag: string | undefined }

/** Sends a large file in parts; a failed part aborts the upload. */
export async function sendInParts(
  client: S3Client,
  place: Place,
  handle: FileHandle,
  { sizeBytes, sha256 }: StoredFile,
): Promise<void> {
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...place, Metadata: { sha256 } }),
  )
  const upload = { ...place, UploadId }
  try {
    const Parts = await sendParts(client, upload, handle, sizeBytes)
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    // if it cannot be aborted now, it is swept later
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
    throw error
  }
}

/** Sends all parts. Hand-written: after a failure p-limit would start the queued parts or leave them unsettled. */
async function sendParts(
  client: S3Client,
  upload: Place & { UploadId: string | undefined },
  handle: FileHandle,
  sizeBytes: number,
): Promise<Part[]> {
  const parts: Part[] = []
  const count = Math.ceil(sizeBytes / PART_BYTES)
  let begun = 0
  const sendSome = async () => {
    while (begun < count) {
      begun += 1
      const PartNumber = begun
      const Body = await readPart(handle, PartNumber, sizeBytes)
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      parts.push({ PartNumber, ETag })
    }
  }
  const senders = Array.from({ length: AT_ONCE }, () =>
    sendSome().catch((error: unknown) => {
      begun = count // the others start no further part
      throw error
    }),
  )
  const ended = await Promise.allSettled(senders) // none may be active when the upload is aborted
  for (const sender of ended) if (sender.status === 'rejected') throw sender.reason
  return parts.sort((one, other) => one.PartNumber - other.PartNumber)
}

async function readPart(handle: FileHandle, number: number, sizeBytes: number): Promise<Buffer> {
  const from = (number - 1) * PART_BYTES
  const length = Math.min(PART_BYTES, sizeBytes - from)
  const { buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, from)
  return buffer
}

/** Aborts multipart uploads left by killed processes. */
export async function abortUnfinished(
  client: S3Client,
  Bucket: string,
  before: Date,
): Promise<void> {
  let next: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {}
  while (next) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket, ...next }),
    )
    for (const { Key, UploadId, Initiated = before } of page.Uploads ?? [])
      if (Initiated < before)
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
    next = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      : undefined
  }
}
