/** Prints a figure with its bound and its ratio to the same figure of the baseline, measured in the same run. */
export function printBar(of: {
  what: string
  value: number
  unit?: 'ms' | 'MiB'
  bound?: number
  baseline?: number | undefined
  more?: string
  digits?: number
}): void {
  const { what, value, unit = 'ms', bound, baseline, more, digits = 1 } = of
  const isMet = bound === undefined || value <= bound
  if (!isMet) process.exitCode = 1
  const parts = [
    `${value.toFixed(digits)} ${unit}`,
    ...(more ? [more] : []),
    ...(baseline ? [`${(value / baseline).toFixed(1)} × baseline`] : []),
    ...(bound === undefined
      ? []
      : [`bound ${Number(bound.toFixed(1))} ${unit}: ${isMet ? 'held' : 'NOT HELD'}`]),
  ]
  console.log(`${what}: ${parts.join(', ')}`)
}
