import { z } from 'zod'

/** A password as `key_gen` sealed it. */
export const SealedPassword = z.string().min(1).max(4096)
