import type { EcgStrip } from '@systole/domain/key-images/ecg-strip'

/** Builds six seconds of a steady artificial beat at 25 mm/s and 10 mm/mV. */
export function aStrip(given: Partial<EcgStrip> = {}): EcgStrip {
  return {
    millimetresPerSecond: 25,
    millimetresPerMillivolt: 10,
    samplesPerSecond: 250,
    startSeconds: 12.4,
    leads: [
      { name: 'I', microvolts: beats(1500, 600) },
      { name: 'II', microvolts: beats(1500, 1200) },
    ],
    ...given,
  }
}

function beats(samples: number, high: number): number[] {
  return Array.from({ length: samples }, (_, index) => {
    const phase = index % 125
    if (phase === 40) return -Math.round(high / 6)
    if (phase === 42) return high
    if (phase === 44) return -Math.round(high / 4)
    if (phase > 60 && phase < 80)
      return Math.round(Math.sin(((phase - 60) / 20) * Math.PI) * high * 0.2)
    return phase > 20 && phase < 30 ? Math.round(high * 0.1) : 0
  })
}
