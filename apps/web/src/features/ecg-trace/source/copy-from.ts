import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'

/** Copies values from index `from` on; `NO_SAMPLE` beyond the ends. */
export function copyFrom(values: Int16Array, from: number, out: Int16Array): void {
  const first = Math.max(0, from)
  const last = Math.min(values.length, from + out.length)
  if (first > from || last < from + out.length) out.fill(NO_SAMPLE)
  if (last > first) out.set(values.subarray(first, last), first - from)
}
