import type { RecordingWarning } from '../recording-sink.ts'
import type { WfdbSignal } from './wfdb-header.ts'

/** Compares the samples of a signal with the checksum and the first value that its header states. */
export class WfdbCheck {
  private readonly signal: WfdbSignal
  private readonly frameCount: number
  private sum = 0
  private seen = 0
  private first: number | undefined

  constructor(signal: WfdbSignal, frameCount: number) {
    this.signal = signal
    this.frameCount = frameCount
  }

  add(counts: Float64Array): void {
    this.first ??= counts[0]
    for (const count of counts.subarray(0, this.frameCount - this.seen)) {
      this.sum = (this.sum + count) | 0
    }
    this.seen = Math.min(this.frameCount, this.seen + counts.length)
  }

  /** Returns the warnings; none for a record that is cut, whose checksum cannot fit. */
  warnings(): RecordingWarning[] {
    const { label, fileName, initialValue, checksum } = this.signal
    const name = label === '' ? fileName : label
    const differing = [
      initialValue !== undefined && initialValue !== this.first ? `initial value of ${name}` : '',
      checksum !== undefined && ((checksum - this.sum) & 0xffff) !== 0 ? `checksum of ${name}` : '',
    ].filter((field) => field !== '')
    const isWhole = this.seen === this.frameCount
    return isWhole ? differing.map((value) => ({ warning: 'checksumDiffers', value })) : []
  }
}
