export type EdfTestSignal = {
  label: string
  unit?: string
  physical?: readonly [string | number, string | number]
  digital?: readonly [string | number, string | number]
  filter?: string
  samplesPerRecord?: number
  /** Counts record after record. */
  counts?: readonly number[] | Int16Array | Int32Array
  /** Text of the annotations of each record, instead of counts. */
  texts?: readonly string[]
}

export type EdfTestFile = {
  signals: readonly EdfTestSignal[]
  recordCount: number
  statedRecords?: string | number
  recordSeconds?: string | number
  patient?: string
  recording?: string
  date?: string
  time?: string
  reserved?: string
  isBdf?: boolean
}

/** Builds an EDF or BDF file, also a wrong one. */
export function edfFile(file: EdfTestFile): Uint8Array<ArrayBuffer> {
  const { signals, recordCount, isBdf = false } = file
  const perSignal = (
    length: number,
    textOf: (signal: EdfTestSignal) => string | number | undefined,
  ) => signals.map((signal) => field(textOf(signal) ?? '', length)).join('')
  const header = [
    isBdf ? '\xffBIOSEMI' : field('0', 8),
    field(file.patient ?? 'X X X Rex', 80),
    field(file.recording ?? 'Startdate 01-JAN-2024 X X Recorder_7', 80),
    field(file.date ?? '01.01.24', 8),
    field(file.time ?? '10.00.00', 8),
    field(256 * (signals.length + 1), 8),
    field(file.reserved ?? '', 44),
    field(file.statedRecords ?? recordCount, 8),
    field(file.recordSeconds ?? 1, 8),
    field(signals.length, 4),
    perSignal(16, ({ label }) => label),
    perSignal(80, () => 'AgAgCl'),
    perSignal(8, ({ unit }) => unit ?? 'uV'),
    perSignal(8, ({ physical }) => physical?.[0] ?? -32768),
    perSignal(8, ({ physical }) => physical?.[1] ?? 32767),
    perSignal(8, ({ digital }) => digital?.[0] ?? -32768),
    perSignal(8, ({ digital }) => digital?.[1] ?? 32767),
    perSignal(80, ({ filter }) => filter),
    perSignal(8, (signal) => lengthOf(signal, recordCount)),
    perSignal(32, () => ''),
  ].join('')
  const bytesPerSample = isBdf ? 3 : 2
  const data: number[] = []
  for (let record = 0; record < recordCount; record += 1) {
    for (const signal of signals)
      data.push(...recordBytes(signal, record, recordCount, bytesPerSample))
  }
  return Uint8Array.from([...[...header].map((letter) => letter.charCodeAt(0) & 0xff), ...data])
}

function recordBytes(
  signal: EdfTestSignal,
  record: number,
  recordCount: number,
  bytesPerSample: number,
): number[] {
  const length = lengthOf(signal, recordCount)
  if (signal.texts) {
    const letters = [...(signal.texts[record] ?? '')].map((letter) => letter.charCodeAt(0))
    return Array.from({ length: length * bytesPerSample }, (_, index) => letters[index] ?? 0)
  }
  return Array.from(
    { length },
    (_, index) => signal.counts?.[record * length + index] ?? 0,
  ).flatMap((count) =>
    Array.from({ length: bytesPerSample }, (_, byte) => (count >> (8 * byte)) & 0xff),
  )
}

function lengthOf({ samplesPerRecord, counts, texts }: EdfTestSignal, recordCount: number): number {
  return samplesPerRecord ?? (texts ? 30 : Math.floor((counts?.length ?? 0) / recordCount))
}

function field(value: string | number, length: number): string {
  return String(value).padEnd(length).slice(0, length)
}
