import { millivoltsPerUnit } from './voltage-unit.ts'

const COUNTS = '(?:counts?|adu|adc|lsb|bits?|digits?|du|samples?)'
const NUMBER = '(?<number>[-+]?[\\d.]+(?:e[-+]?\\d+)?)?'
const COUNTS_PER_UNIT = new RegExp(
  `^${NUMBER}\\s*${COUNTS}?\\s*(?:/|per)\\s*(?<unit>\\p{L}+)$`,
  'iu',
)
const UNITS_PER_COUNT = new RegExp(
  `^${NUMBER}\\s*(?<unit>\\p{L}+)\\s*(?:/|per)\\s*${COUNTS}$`,
  'iu',
)

/** Returns the millivolts per count of a gain with its unit, such as `200 counts/mV` or `2.5 uV/count`; millimetres are none. */
export function millivoltsPerCount(gain: string): number | undefined {
  const text = gain.trim()
  const perCount = UNITS_PER_COUNT.exec(text)?.groups
  const perUnit = COUNTS_PER_UNIT.exec(text)?.groups
  const scale = millivoltsPerUnit(perCount?.unit ?? perUnit?.unit ?? '')
  const number = Number(perCount?.number ?? perUnit?.number ?? 1)
  if (scale === undefined || !(number > 0)) return undefined
  return perCount ? number * scale : scale / number
}
