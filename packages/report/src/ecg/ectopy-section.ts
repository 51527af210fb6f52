import { fill } from '@systole/i18n/fill'
import type { Fact, FactsSection } from '../report-layout.ts'
import type { ReportRange } from './ecg-report-model.ts'
import { clockText, type EcgWords } from './ecg-words.ts'

type Form = 'vpc' | 'vpcCouplet' | 'vpcRun' | 'pac' | 'pacRun' | 'packetLoss' | 'other'

/** Returns ectopic beats and lost signal with the beats of the revision: "VPC: beats 12–15 (0:08.2)". Handbook 2. */
export function ectopySection(words: EcgWords): FactsSection {
  const { model, texts } = words
  const { title, others } = texts.ecgReport.ectopy
  const { ectopy } = model
  const byForm = Map.groupBy(ectopy.ranges, formOf)
  const rowsOf = (forms: readonly Form[], isSeen: boolean | null) =>
    factsOf(words, {
      forms,
      isSeen,
      byForm,
      most: model.day ? DAY_PLACES : Number.POSITIVE_INFINITY,
    })
  return {
    kind: 'facts',
    id: 'ectopy',
    title,
    facts: [],
    wide: [
      ...rowsOf(['vpc', 'vpcCouplet', 'vpcRun'], ectopy.hasVpc),
      ...rowsOf(['pac', 'pacRun'], ectopy.hasPac),
      ...rowsOf(['packetLoss'], ectopy.hasPacketLoss),
      ...(byForm.has('other') ? rowsOf(['other'], true) : []),
      ...(ectopy.others === '' ? [] : [{ label: others, value: ectopy.others }]),
    ],
  }
}

/** Two beats are a couplet and more a run; a range that also has other beats is of single ones. */
function formOf({ kind, count, fromBeat, toBeat }: ReportRange): Form {
  if (kind === 'packet_loss') return 'packetLoss'
  if (kind === 'other') return 'other'
  const beats = fromBeat === null || toBeat === null ? 0 : toBeat - fromBeat + 1
  if (beats !== count || count < 2) return kind
  if (kind === 'pac') return count > 2 ? 'pacRun' : 'pac'
  return count > 2 ? 'vpcRun' : 'vpcCouplet'
}

type Rows = {
  forms: readonly Form[]
  isSeen: boolean | null
  byForm: ReadonlyMap<Form, ReportRange[]>
  /** The most places that are printed of a form; the others are counted. */
  most: number
}

function factsOf({ texts }: EcgWords, { forms, isSeen, byForm, most }: Rows): Fact[] {
  const words = texts.ecgReport.ectopy
  const [first] = forms
  if (first === undefined) return []
  if (isSeen === null) return [{ label: words[first], value: texts.common.notApplicable }]
  if (!isSeen) return [{ label: words[first], value: words.noneSeen }]
  const found = forms.flatMap((form): Fact[] => {
    const ranges = byForm.get(form) ?? []
    const value = placesText(ranges, words, most)
    return ranges.length === 0 ? [] : [{ label: words[form], value }]
  })
  return found.length > 0 ? found : [{ label: words[first], value: words.yes }]
}

/** The report of a day has a table of hours, so its first places are enough. */
const DAY_PLACES = 20

function placesText(ranges: readonly ReportRange[], words: Texts, most: number): string {
  const shown = ranges.slice(0, most).map((range) => rangeText(range, words))
  const places = shown.join(words.separator)
  const count = ranges.length - shown.length
  return count > 0 ? fill(words.more, { places, count }) : places
}

type Texts = EcgWords['texts']['ecgReport']['ectopy']

function rangeText(range: ReportRange, words: Texts): string {
  const { kind, fromBeat, toBeat, count, fromSeconds, toSeconds } = range
  const at = clockText(fromSeconds)
  if (kind === 'packet_loss') {
    const seconds = (toSeconds - fromSeconds).toFixed(2)
    const isAtStart = fromBeat === null || fromBeat === 0
    return isAtStart
      ? fill(words.lostAtStart, { seconds })
      : fill(words.lostAfter, { seconds, beat: fromBeat, at })
  }
  if (fromBeat === null || toBeat === null) return fill(words.at, { at })
  if (fromBeat === toBeat) return fill(words.beat, { beat: fromBeat, at })
  const beats = { from: fromBeat, to: toBeat, at }
  const isWhole = kind === 'other' || count === toBeat - fromBeat + 1
  return isWhole ? fill(words.beats, beats) : fill(words.beatsOf, { ...beats, count })
}
