import type { SampleRange } from '../signal/ecg-signal.ts'
import type { ReadRefusal, RecordingWarningName } from './recording-names.ts'

/** One lead as a file describes it, with the scale in which its samples are kept. */
export type LeadHeader = { name: string; countsPerMillivolt: number; baseline: number }

/** The description of one recording by its file. Text of the file is data and never trusted as markup. */
export type RecordingHeader = {
  samplesPerSecond: number
  leads: readonly LeadHeader[]
  /** ISO 8601 with the zone if the file names one; a clock time of a recorder often has none. */
  startedAt: string | undefined
  /** The recorder's own words for its filter, e.g. "0.5–40 Hz"; empty if the file names none. */
  filter: string
  device: string
  /** The animal that the file names, to be compared with that of the case. */
  patientName: string
  /** The scale of the recorder's print, if the file names it. */
  printedAt: {
    millimetresPerMillivolt: number | undefined
    millimetresPerSecond: number | undefined
  }
}

/** Receives the recordings of a file as they are read: a header, its samples in pieces, then its end. */
export type RecordingSink = {
  begin: (header: RecordingHeader) => void
  /** Appends 16-bit counts to the lead of this index; `NO_SAMPLE` where there is none. Leads may grow unevenly until the end. */
  append: (lead: number, counts: Int16Array) => void | Promise<void>
  /** Ends the recording. `stated` are gaps that the file itself names, in samples. */
  end: (outcome: {
    stated: readonly SampleRange[]
    warnings: readonly RecordingWarning[]
  }) => void | Promise<void>
}

/** Things that a person must know about a recording that could be read. `value` is the figure or name in question. */
export type RecordingWarning = { warning: RecordingWarningName; value: string }

const LONGEST_FIELD = 200

/** Ends the reading of a file. `field` is the name or place in the file that a person must look at. */
export class UnreadableRecording extends Error {
  readonly refusal: ReadRefusal
  readonly field: string

  constructor(refusal: ReadRefusal, field = '') {
    const shortened = field.length > LONGEST_FIELD ? `${field.slice(0, LONGEST_FIELD - 1)}…` : field
    super(shortened === '' ? refusal : `${refusal}: ${shortened}`)
    this.refusal = refusal
    this.field = shortened
  }
}
