/** One line of the acceptance bars: what was measured, beside what must and should be reached and what others reach. Handbook 6. */
export type Bar = {
  check: string
  on: string
  peer: string
  must: string
  aim: string
  ours: string
  isMissed: boolean
}

/** Returns a bar of which a higher figure is better; without a `must` it only reports. */
export function atLeast(
  figure: number | null | undefined,
  line: Omit<Bar, 'must' | 'aim' | 'ours' | 'isMissed'> & {
    must?: number
    aim?: number
    unit?: string
  },
): Bar {
  const { must, aim, unit = '', ...rest } = line
  const known = figure ?? Number.NaN
  return {
    ...rest,
    must: must === undefined ? '–' : `≥ ${must}${unit}`,
    aim: aim === undefined ? '–' : `≥ ${aim}${unit}`,
    ours: Number.isNaN(known) ? 'none' : `${known.toFixed(2)}${unit}`,
    isMissed: must !== undefined && !(known >= must),
  }
}

/** Returns a bar of which a figure may not exceed a limit in size. */
export function atMost(
  figure: number | null | undefined,
  line: Omit<Bar, 'must' | 'aim' | 'ours' | 'isMissed'> & {
    must?: number
    aim?: number
    unit?: string
  },
): Bar {
  const { must, aim, unit = '', ...rest } = line
  const known = figure ?? Number.NaN
  return {
    ...rest,
    must: must === undefined ? '–' : `≤ ${must}${unit}`,
    aim: aim === undefined ? '–' : `≤ ${aim}${unit}`,
    ours: Number.isNaN(known) ? 'none' : `${known.toFixed(2)}${unit}`,
    isMissed: must !== undefined && !(Math.abs(known) <= must),
  }
}

export function printBars(bars: readonly Bar[]): void {
  console.table(
    bars.map(({ isMissed, ...line }) => ({ ...line, result: isMissed ? 'MISSED' : 'ok' })),
  )
}
