import type { DataSet } from 'dicom-parser'
import { itemsOf, textOf, wordsOf } from './data-set.ts'

/** Leads by the codes of PS3.16 CID 3001 (MDC) and of SCP-ECG, which share the last part of the code. */
const LEADS: Record<string, string> = {
  '1': 'I',
  '2': 'II',
  '3': 'V1',
  '4': 'V2',
  '5': 'V3',
  '6': 'V4',
  '7': 'V5',
  '8': 'V6',
  '61': 'III',
  '62': 'aVR',
  '63': 'aVL',
  '64': 'aVF',
}

/** Returns the name of a waveform channel: its label, else its coded source, else its number. PS3.3 C.10.9.1.4. */
export function channelName(
  channel: DataSet,
  place: number,
  characterSets: readonly string[],
): string {
  const [source] = itemsOf(channel, 'x003a0208')
  const label = wordsOf(channel, 'x003a0203', characterSets)
  const meaning = source ? wordsOf(source, 'x00080104', characterSets) : null
  const code = source ? textOf(source, 'x00080100') : null
  return tidy(label ?? leadOfCode(code) ?? meaning ?? String(place + 1))
}

function leadOfCode(code: string | null): string | undefined {
  const [, number] = /^(?:2:|5\.6\.3-9-)(\d+)$/.exec(code ?? '') ?? []
  return number === undefined ? undefined : LEADS[number]
}

/** Shortens a lead name: `Lead II (Einthoven)` becomes II. */
function tidy(words: string): string {
  return words.replace(/^lead\s+/i, '').replace(/\s*\(.*\)$/, '')
}
