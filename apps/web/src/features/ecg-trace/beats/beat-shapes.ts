import type { BeatLabel } from '@systole/ecg/beats/beat'

export type BeatSign = { path: string; colour: string; night: string; dashed?: true; bare?: true }

/** The sign of a label, distinguished by shape as well as colour; drawn about its centre, 14 by 14. */
export const BEAT_SHAPES: Record<BeatLabel, BeatSign> = {
  N: { path: '', colour: '#51646A', night: '#97A3A8', bare: true },
  V: { path: 'M-6.5 -7H6.5V2L0 8L-6.5 2Z', colour: '#A61E4D', night: '#FF8FB5' },
  A: { path: 'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z', colour: '#1D57A8', night: '#8FBFFF' },
  E: { path: 'M0 -8.5L8.5 0L0 8.5L-8.5 0Z', colour: '#6A3FA8', night: '#C9B2FF' },
  F: { path: 'M-5 -7H9L5 7H-9Z', colour: '#8A5200', night: '#F0BC6E' },
  P: { path: 'M-5 -8H5V8H-5Z', colour: '#0F636C', night: '#63C5CA' },
  Q: { path: 'M-7 -7H7V7H-7Z', colour: '#744600', night: '#FFD166', dashed: true },
  X: { path: 'M-5 -5L5 5M5 -5L-5 5', colour: '#5C6B71', night: '#97A3A8', dashed: true },
}

/** Returns the letter in the sign of a label. */
export function letterOf(label: BeatLabel): string {
  if (label === 'Q') return '?'
  return label === 'X' ? '' : label
}
