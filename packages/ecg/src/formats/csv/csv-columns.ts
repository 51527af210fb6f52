import { ecgSignalsAmong } from '../ecg-signals.ts'
import { millivoltsPerUnit } from '../voltage-unit.ts'
import { type CsvLine, type CsvTable, cellsOf, isClock, isComment } from './csv-lines.ts'

/** A column by what its header says. `unit` is empty if the file names none. */
export type CsvColumn = { index: number; label: string; unit: string }

export type CsvColumns = {
  /** The times of the rows, or a counter of them. */
  time: (CsvColumn & { isSequence: boolean; isClock: boolean }) | undefined
  leads: readonly CsvColumn[]
  /** The labels of the columns that are no ECG. */
  dropped: readonly string[]
}

/** The letters of a cell that are looked at; a pattern over a longer one of a damaged file takes seconds. */
const LONGEST_CELL = 100
const TIME =
  /^(?:time|times|timestamps?|t|elapsed|date|datetime|clock|sec|seconds?|ms|milliseconds?|zeit|時間|时间|時刻)(?:$|[\s_([/:,])/i
const COUNTER =
  /^(?:index|idx|sample|samples|sample ?(?:#|no\.?|number)|n|no\.?|#|id|count(?:er)?|seq(?:uence)?)$/i
const TIME_UNIT =
  /(?:^|[\s_([/,])(s|sec|seconds?|ms|msec|milliseconds?|us|µs|microseconds?|ns)[)\]]?$/i
/** A unit behind a name: in brackets, or behind a space, slash or underscore; volts only in brackets, because V is a lead. */
const UNIT_BEHIND =
  /^(?<name>.+?)\s*(?:[([](?<inside>[^)\]]+)[)\]]|[\s_/](?<behind>[mµμun]v|counts?|adu|lsb))$/iu

/** Assigns the columns of a table by its header, or by its numbers where it has none. */
export function columnsOf(lines: readonly CsvLine[], table: CsvTable): CsvColumns {
  const { separator, first, width } = table
  const rows = (all: readonly CsvLine[]) =>
    all
      .filter((line) => !isComment(line))
      .map((line) => cellsOf(line.text, separator).map((cell) => cell.slice(0, LONGEST_CELL)))
  const headers = rows(lines.slice(0, first)).filter(({ length }) => length === width)
  const data = rows(lines.slice(first, -1)).slice(0, 200)
  const unitRow = headers.length > 1 && isUnitRow(headers.at(-1) ?? []) ? headers.pop() : undefined
  const names = headers.at(-1)
  const all = Array.from({ length: width }, (_, index): CsvColumn => {
    const { label, unit } = labelled(names?.[index] ?? '')
    return { index, label, unit: unit || (unitRow?.[index] ?? '') }
  })
  const time = timeColumn(all, names, data)
  const others = all.filter(({ index }) => index !== time?.index)
  const leads = ecgSignalsAmong(others) ?? others
  const named = leads.map((lead, place) => ({ ...lead, label: lead.label || `${place + 1}` }))
  const dropped = others.filter(({ index }) => leads.every((lead) => lead.index !== index))
  return { time, leads: named, dropped: dropped.map(({ label }) => label) }
}

function labelled(text: string): { label: string; unit: string } {
  const groups = UNIT_BEHIND.exec(text.trim())?.groups
  if (!groups) return { label: text.trim(), unit: '' }
  return { label: groups.name?.trim() ?? '', unit: (groups.inside ?? groups.behind ?? '').trim() }
}

function isUnitRow(cells: readonly string[]): boolean {
  return cells.some((cell) => millivoltsPerUnit(cell.replaceAll(/[()[\]]/g, '')) !== undefined)
}

function timeColumn(
  columns: readonly CsvColumn[],
  names: readonly string[] | undefined,
  data: readonly string[][],
): CsvColumns['time'] {
  if (columns.length < 2) return undefined
  const clock = columns.find(({ index }) => data.some((cells) => isClock(cells[index] ?? '')))
  if (clock) return { ...clock, unit: 's', isSequence: false, isClock: true }
  if (!names) return rising(columns[0], data)
  for (const column of columns) {
    const text = names[column.index]?.trim() ?? ''
    const unit = TIME_UNIT.exec(text)?.[1] ?? column.unit
    if (TIME.test(text)) return { ...column, unit, isSequence: false, isClock: false }
    if (COUNTER.test(text)) return { ...column, unit: '', isSequence: true, isClock: false }
  }
  return undefined
}

/** Returns the first column as times if it rises by a constant step, which no lead does; by one, it counts the samples. */
function rising(column: CsvColumn | undefined, data: readonly string[][]): CsvColumns['time'] {
  const values = data.map((cells) => Number(cells[column?.index ?? 0]?.replace(',', '.')))
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? value))
  const [step = 0] = steps
  const isRising = steps.length > 1 && steps.every((one) => Math.abs(one / step - 1) < 0.5)
  if (!column || !(step > 0) || !isRising) return undefined
  return { ...column, unit: '', isSequence: step === 1, isClock: false }
}
