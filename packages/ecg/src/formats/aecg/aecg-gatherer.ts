import { EMPTY_EXTENT, widen } from '../quantise.ts'
import { UnreadableRecording } from '../recording-sink.ts'
import {
  AECG_QUANTITIES,
  type AecgDigits,
  type AecgDocument,
  type AecgSequence,
  type AecgSeries,
} from './aecg-document.ts'
import { DigitScanner } from './digit-scanner.ts'
import { textOfBytes, withoutEntities, type XmlAttributes } from './xml-attributes.ts'
import type { XmlHandler } from './xml-scanner.ts'

const MOST_SEQUENCES = 4096
const LONGEST_TEXT_BYTES = 200
const FILTERS = [
  ['FILTER_HIGH_PASS', 'high pass'],
  ['FILTER_LOW_PASS', 'low pass'],
  ['FILTER_NOTCH', 'notch'],
] as const
/** The elements whose text is kept, with the fact that it states. */
const TEXTS = [
  ['subjectDemographicPerson', 'patientName'],
  ['manufacturerModelName', 'device'],
] as const

/** Gathers an annotated ECG from the elements of its XML. Samples are counted here and read later. */
export class AecgGatherer implements XmlHandler {
  readonly document: AecgDocument = {
    start: '',
    patientName: '',
    device: '',
    series: [],
    isCut: false,
  }
  private readonly path: string[] = []
  private readonly openSeries: AecgSeries[] = []
  private sequence: AecgSequence | undefined
  private sequenceCount = 0
  private filter = ''
  private digits: DigitCounter | undefined
  /** The text since the last tag. */
  private words: number[] = []

  open(name: string, attributes: XmlAttributes): void {
    const parent = this.path.at(-1)
    if (parent === undefined && name !== 'AnnotatedECG') {
      throw new UnreadableRecording('notAnEcg', name)
    }
    if (this.digits) throw new UnreadableRecording('damaged', `<${name}> in digits`)
    this.keepWords()
    this.path.push(name)
    this.openPart(name)
    this.readAttributes(name, parent, attributes)
  }

  text(bytes: Uint8Array, offset: number): void {
    if (this.digits) this.digits.add(bytes, offset)
    else if (this.words.length < LONGEST_TEXT_BYTES) {
      this.words.push(...bytes.subarray(0, LONGEST_TEXT_BYTES))
    }
  }

  close(name: string): void {
    this.keepWords()
    this.path.pop()
    if (name === 'series' || name === 'derivedSeries') this.openSeries.pop()
    if (name === 'sequence') this.sequence = undefined
    if (name === 'digits') {
      this.digits?.finish()
      this.digits = undefined
    }
  }

  private openPart(name: string): void {
    const series = this.openSeries.at(-1)
    if (name === 'series' || name === 'derivedSeries') {
      const isDerived = name === 'derivedSeries'
      const opened = { code: '', isDerived, start: '', filters: [], sets: [] }
      this.openSeries.push(opened)
      this.document.series.push(opened)
    }
    if (name === 'sequenceSet') series?.sets.push([])
    if (name === 'sequence') {
      this.sequence = { code: '', quantities: {}, digits: undefined }
      series?.sets.at(-1)?.push(this.sequence)
    }
    if (name === 'digits' && this.sequence) {
      this.digits = new DigitCounter(this.sequence.code)
      this.sequence.digits = this.digits.digits
    }
    if (/^(?:derivedS|s)e(?:ries|quence(?:Set)?)$/.test(name)) this.sequenceCount += 1
    if (this.sequenceCount > MOST_SEQUENCES) throw new UnreadableRecording('damaged', `<${name}>`)
  }

  private readAttributes(
    name: string,
    parent: string | undefined,
    attributes: XmlAttributes,
  ): void {
    const [value, unit] = [attributes.get('value') ?? '', attributes.get('unit') ?? '']
    const quantity = AECG_QUANTITIES.find((each) => each === name)
    if (quantity && this.sequence) this.sequence.quantities[quantity] = { value, unit }
    else if (name === 'code') this.setCode(parent, attributes.get('code') ?? '')
    else if (name === 'value' && parent === 'controlVariable') this.addFilter(value, unit)
    else if (name === 'low' || name === 'center') this.setStart(value)
  }

  private setCode(parent: string | undefined, code: string): void {
    const series = this.openSeries.at(-1)
    if (parent === 'sequence' && this.sequence) this.sequence.code = code
    else if ((parent === 'series' || parent === 'derivedSeries') && series) series.code = code
    else if (parent === 'controlVariable') {
      this.filter = FILTERS.find(([letters]) => code.includes(letters))?.[1] ?? this.filter
    }
  }

  private addFilter(value: string, unit: string): void {
    const filters = this.openSeries.at(-1)?.filters
    if (filters && this.filter !== '' && filters.length < FILTERS.length) {
      filters.push(`${this.filter} ${value} ${unit}`.trim())
    }
    this.filter = ''
  }

  /** Notes the start from the effective time of the series or the document, not of a part of it. */
  private setStart(value: string): void {
    const place = this.path.at(-3)
    const series = this.openSeries.at(-1)
    if (this.path.at(-2) !== 'effectiveTime') return
    if (place === 'AnnotatedECG') this.document.start ||= value
    if ((place === 'series' || place === 'derivedSeries') && series) series.start ||= value
  }

  private keepWords(): void {
    for (const [element, fact] of TEXTS) {
      if (this.words.length === 0 || !this.path.slice(-4).includes(element)) continue
      const words = withoutEntities(textOfBytes(Uint8Array.from(this.words))).trim()
      const known = this.document[fact]
      if (known.length < LONGEST_TEXT_BYTES) this.document[fact] = `${known} ${words}`.trim()
    }
    this.words = []
  }
}

/** Counts the digits of a sequence and notes where they are in the file. */
class DigitCounter {
  readonly digits: AecgDigits = { from: -1, to: -1, count: 0, extent: EMPTY_EXTENT }
  private readonly scanner: DigitScanner
  private readonly numbers = new Float64Array(4096)

  constructor(lead: string) {
    this.scanner = new DigitScanner(lead)
  }

  add(bytes: Uint8Array, offset: number): void {
    const { digits, scanner, numbers } = this
    if (digits.from === -1) digits.from = offset
    else if (digits.to !== offset) throw new UnreadableRecording('damaged', 'markup in digits')
    digits.to = offset + bytes.length
    for (let at = 0; at < bytes.length; at = scanner.at) {
      this.count(numbers.subarray(0, scanner.scan(bytes, at, numbers)))
    }
  }

  finish(): void {
    this.count(this.numbers.subarray(0, this.scanner.finish(this.numbers)))
  }

  private count(numbers: Float64Array): void {
    this.digits.count += numbers.length
    this.digits.extent = widen(this.digits.extent, numbers)
  }
}
