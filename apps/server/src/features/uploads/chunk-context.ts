import type { CallContext } from '../../app-context.ts'
import type { OpenUploads } from './open-uploads.ts'

/** The server's context extended by what chunk calls need. */
export type ChunkContext = CallContext & { uploads: OpenUploads }
