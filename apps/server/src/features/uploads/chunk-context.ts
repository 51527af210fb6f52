import type { CallContext } from '../../app-context.ts'
import type { OpenUploads } from './open-uploads.ts'

/** What the chunk calls get beside the parts of the server. */
export type ChunkContext = CallContext & { uploads: OpenUploads }
