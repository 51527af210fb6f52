import { STRIP_MILLIMETRES_MAX } from '@systole/domain/key-images/ecg-strip'
import { expect, test } from 'vitest'
import { printedRowsOf, refuseStretches } from './stretches.ts'

test.each([
  [25, 0, 6.2, 1],
  [25, 0, 6.3, 2],
  [25, 10, 40, 5],
  [50, 0, 6.2, 2],
  [100, 3, 4, 1],
])('at %d mm/s the stretch from %d to %d s is printed in %d rows', (speed, from, to, count) => {
  const rows = printedRowsOf({ from, to }, speed)
  expect(rows).toHaveLength(count)
  for (const row of rows) {
    expect((row.to - row.from) * speed).toBeLessThanOrEqual(STRIP_MILLIMETRES_MAX + 1e-9)
  }
  expect(rows[0]?.from).toBe(from)
  expect(rows.at(-1)?.to).toBe(to)
  for (const [index, row] of rows.slice(1).entries()) expect(row.from).toBe(rows[index]?.to)
})

test.each([
  [[{ from: 0, to: 10 }], undefined],
  [[], 'range'],
  [[{ from: -1, to: 10 }], 'range'],
  [[{ from: 9, to: 2 }], 'range'],
  [[{ from: 0, to: 11 }], 'range'],
  [[{ from: 0, to: Number.NaN }], 'range'],
  [Array.from({ length: 40 }, () => ({ from: 0, to: 10 })), 'tooLong'],
] as const)('of a recording of ten seconds %j is refused as %s', (stretches, refusal) => {
  expect(refuseStretches(stretches, { durationSeconds: 10, millimetresPerSecond: 25 })).toBe(
    refusal,
  )
})
