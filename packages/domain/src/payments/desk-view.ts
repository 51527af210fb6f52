import { z } from 'zod'

/** Which payments the office looks at. */
export const DeskView = z.enum(['all', 'attention', 'failed', 'refunds'])
export type DeskView = z.infer<typeof DeskView>

/** Why a payment wants a person. */
export const NEEDS = ['unmatched', 'refundAsked', 'refundFailed', 'disputed'] as const
export type Need = (typeof NEEDS)[number]
