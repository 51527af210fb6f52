import type { ValueExtent } from '../source-recording.ts'

export type Quantity = { value: string; unit: string }

/** The digits of a lead: their bytes in the file and what they contain. */
export type AecgDigits = { from: number; to: number; count: number; extent: ValueExtent }

/** One sequence of a set: the time axis or the samples of a lead. */
export type AecgSequence = {
  code: string
  quantities: Partial<Record<AecgQuantity, Quantity>>
  digits: AecgDigits | undefined
}

export const AECG_QUANTITIES = ['head', 'increment', 'origin', 'scale'] as const
export type AecgQuantity = (typeof AECG_QUANTITIES)[number]

export type AecgSeries = {
  code: string
  isDerived: boolean
  start: string
  filters: string[]
  sets: AecgSequence[][]
}

/** The facts of an annotated ECG, with the places of its samples. */
export type AecgDocument = {
  start: string
  patientName: string
  device: string
  series: AecgSeries[]
  /** True if the file ends before its last element does. */
  isCut: boolean
}
