import { z } from 'zod'

/** The filters of the payment list of the office. */
export const DeskView = z.enum(['all', 'attention', 'failed', 'refunds'])
export type DeskView = z.infer<typeof DeskView>

/** The reasons why a payment needs manual attention. */
export const NEEDS = ['unmatched', 'refundAsked', 'refundFailed', 'disputed'] as const
export type Need = (typeof NEEDS)[number]
