import { isoTimeOf } from '../clock-text.ts'
import { millivoltsPerCount } from '../gain-text.ts'
import type { CsvLine } from './csv-lines.ts'

/** Facts in the lines above the numbers, comments or not, such as `# Sampling rate: 500 Hz`. */
export type CsvPreamble = {
  samplesPerSecond: number | undefined
  unit: string
  millivoltsPerCount: number | undefined
  startedAt: string | undefined
  filter: string
  device: string
  patientName: string
}

const RATE =
  /(?:sampl\w*[\s_-]*(?:rate|freq\w*)|frequency|\bfs)\D{0,20}?(\d+(?:\.\d+)?)\s*(k?)(?:hz)?/i

const LONGEST_TEXT = 300

/** Reads the lines above the numbers. */
export function preambleOf(lines: readonly CsvLine[]): CsvPreamble {
  const texts = lines.map(({ text }) =>
    text.slice(0, LONGEST_TEXT).replace(/^\s*(?:#|%|\/\/)\s*/, ''),
  )
  const factOf = (name: RegExp) => {
    for (const text of texts) {
      const [, key = '', value = ''] =
        /^"?([^:=;,\t]{1,40}?)"?\s*[:=;,\t]\s*"?(.+?)"?[;,\s]*$/.exec(text) ?? []
      if (name.test(key.trim())) return value.trim()
    }
    return ''
  }
  const [, rate, kilo] = texts.map((text) => RATE.exec(text)).find((found) => found !== null) ?? []
  return {
    samplesPerSecond: rate === undefined ? undefined : Number(rate) * (kilo ? 1000 : 1),
    unit: factOf(/^units?$/i),
    millivoltsPerCount: millivoltsPerCount(factOf(/^(?:adc[ _])?(?:gain|resolution)$/i)),
    startedAt: isoTimeOf(factOf(/^(?:start(?:ed)?|record(?:ed|ing)|date)\b/i)),
    filter: factOf(/^filters?$/i),
    device: factOf(/^(?:device|recorder)$/i),
    patientName: factOf(/^(?:patient|pet|animal)(?:[ _]name)?$/i),
  }
}
