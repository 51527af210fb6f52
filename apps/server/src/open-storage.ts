import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { diskFileStorage } from './adapters/disk-file-storage.ts'
import type { Settings } from './config.ts'
import type { FileStorage } from './ports/file-storage.ts'

/** Opens the configured storage: an S3 bucket, or a local folder. */
export async function openStorage(
  settings: Settings,
): Promise<{ files: FileStorage; backgroundFiles: FileStorage; close(): void }> {
  const s3 = s3Settings(settings)
  if (s3) {
    const { INTERACTIVE, refuseBucket, s3FileStorage } = await import(
      './adapters/s3-file-storage.ts'
    ) // loaded only if used
    const problem = await refuseBucket(s3)
    if (problem) throw new Error(problem)
    const files = s3FileStorage(s3, INTERACTIVE)
    const backgroundFiles = s3FileStorage(s3)
    const close = () => {
      files.close()
      backgroundFiles.close()
    }
    return { files, backgroundFiles, close }
  }
  const folder = join(settings.DATA_DIR, 'files')
  await mkdir(folder, { recursive: true })
  const files = diskFileStorage(folder)
  return { files, backgroundFiles: files, close() {} }
}

function s3Settings(settings: Settings) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}
