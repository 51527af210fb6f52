import { encodeDicomSamples, interleaved } from '@systole/fixtures/dicom-ecg'
import { drawEcg } from '@systole/fixtures/ecg'
import { BISCUIT } from '@systole/fixtures/patients'

const SAMPLES_PER_SECOND = 500
const LEADS = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF'] as const

/** Writes an ECG of many hours as JSON: the drawn dog over and over, with the first `leads` of its leads. */
export function longEcg({ hours, leads = 1 }: { hours: number; leads?: number }): Buffer {
  const dog = drawEcg('dog')
  const names = leads === 1 ? (['II'] as const) : LEADS.slice(0, leads)
  const pieces: Buffer[] = []
  const push = (text: string) => pieces.push(Buffer.from(text))
  push(`{"sampling_rate_hz":${SAMPLES_PER_SECOND},"unit":"mV","filter":"0.5-40 Hz","leads":{`)
  for (const [place, name] of names.entries()) {
    push(`${place === 0 ? '' : ','}${JSON.stringify(name)}:[`)
    const drawn = dog.leads[name]
    const chunk = Buffer.from(drawn.join(','))
    const repeats = Math.ceil((hours * 3600 * SAMPLES_PER_SECOND) / drawn.length)
    const comma = Buffer.from(',')
    for (let at = 0; at < repeats; at += 1) {
      if (at > 0) pieces.push(comma)
      pieces.push(chunk)
    }
    push(']')
  }
  push('}}')
  return Buffer.concat(
    pieces,
    pieces.reduce((sum, { length }) => sum + length, 0),
  )
}

/** Writes an ECG of many hours as a DICOM waveform of six leads of 16 bits. */
export function longDicomEcg({ hours }: { hours: number }): Buffer {
  const dog = drawEcg('dog')
  const drawn = interleaved(LEADS.map((name) => dog.leads[name]))
  const repeats = Math.ceil((hours * 3600 * SAMPLES_PER_SECOND) / dog.leads.II.length)
  const long = Buffer.alloc(drawn.length * repeats)
  for (let at = 0; at < repeats; at += 1) drawn.copy(long, at * drawn.length)
  const ecg = { leads: LEADS, samplesPerSecond: SAMPLES_PER_SECOND, interleaved: long }
  return encodeDicomSamples(ecg, BISCUIT)
}
