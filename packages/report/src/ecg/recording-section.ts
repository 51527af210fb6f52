import { fill } from '@systole/i18n/fill'
import { orNotApplicable } from '../not-applicable.ts'
import type { FactsSection } from '../report-layout.ts'
import { durationText, type EcgWords } from './ecg-words.ts'

export function recordingSection({ model, texts }: EcgWords): FactsSection {
  const words = texts.ecgReport.recording
  const { recording, quality } = model
  const { device, leads, samplesPerSecond, seconds, lostSeconds, noiseSeconds } = recording
  const value = (text: string) => orNotApplicable(texts, text)
  const share = (part: number) =>
    fill(words.percent, { value: (seconds > 0 ? (part / seconds) * 100 : 0).toFixed(1) })
  const time = durationText({ texts }, Math.max(0, seconds - lostSeconds))
  const whole = durationText({ texts }, seconds)
  const facts = [
    { label: words.device, value: value(device) },
    { label: words.leads, value: value(leads.join(words.separator)) },
    { label: words.rate, value: fill(words.hertz, { value: roundedRate(samplesPerSecond) }) },
    { label: words.analysed, value: fill(words.ofAll, { time, whole }) },
    { label: words.lost, value: share(lostSeconds) },
    { label: words.noise, value: share(noiseSeconds) },
    { label: words.filter, value: recording.filter.trim() || words.asRecorded },
    { label: words.posture, value: value(postureText({ model, texts })) },
    { label: words.quality, value: value(quality === null ? '' : words.qualities[quality]) },
  ]
  const wide = [
    { label: words.file, value: recording.file },
    { label: words.drugs, value: recording.drugs },
    { label: words.reason, value: recording.reason },
  ].filter((fact) => fact.value.trim() !== '')
  return { kind: 'facts', id: 'recording', title: words.title, facts, wide }
}

function postureText({ model, texts }: Pick<EcgWords, 'model' | 'texts'>): string {
  const { postures, states, separator } = texts.ecgReport.recording
  const { posture, state } = model.recording
  return [posture && postures[posture], state && states[state]]
    .filter((part) => part !== null)
    .join(separator)
}

function roundedRate(samplesPerSecond: number): string {
  return String(Number(samplesPerSecond.toFixed(2)))
}
