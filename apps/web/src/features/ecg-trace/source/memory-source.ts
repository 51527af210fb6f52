import { type Pyramid, PyramidBuilder, pyramidOf } from '@systole/ecg/pyramid/pyramid'
import type { EcgSignal, SignalLead } from '@systole/ecg/signal/ecg-signal'
import { copyFrom } from './copy-from.ts'
import {
  combine,
  DERIVED_LEADS,
  type DerivedLead,
  derivedScale,
  inLimbOrder,
  sameName,
} from './derived-leads.ts'
import type { TraceLead, TraceSource } from './trace-source.ts'
import { levelForReach, usualReach } from './usual-reach.ts'

const BLOCK_SAMPLES = 1 << 16

type Origin = { measured: SignalLead } | { derived: DerivedLead; from: [SignalLead, SignalLead] }

/** Makes a recording in memory drawable, with the limb leads that follow from I and II. */
export function memorySource(signal: EcgSignal): TraceSource {
  const { samplesPerSecond, sampleCount } = signal
  const drawn = originsOf(signal).map((origin) => leadOf(origin, samplesPerSecond, sampleCount))
  return {
    samplesPerSecond,
    sampleCount,
    leads: drawn.map(({ lead }) => lead),
    levelCount: drawn[0]?.pyramid.levels.length ?? 0,
    copySamples: (lead, from, out) => drawn[lead]?.copy(from, out),
    copyPairs: (lead, level, from, out) => {
      copyFrom(drawn[lead]?.pyramid.levels[level] ?? new Int16Array(), 2 * from, out)
    },
    subscribe: () => () => undefined,
    state: () => 'ready',
    retry: () => undefined,
  }
}

/** Returns the measured leads and those that follow from I and II, limb leads in their usual order. */
function originsOf({ leads }: EcgSignal): { name: string; origin: Origin }[] {
  const named = (name: string) => leads.find((lead) => sameName(lead.name, name))
  const [leadI, leadII] = [named('I'), named('II')]
  const measured = leads.map((lead) => ({ name: lead.name, origin: { measured: lead } }))
  if (!leadI || !leadII) return measured
  const derived = DERIVED_LEADS.filter(({ name }) => !named(name)).map((each) => ({
    name: each.name,
    origin: { derived: each, from: [leadI, leadII] } satisfies Origin,
  }))
  return derived.length === 0 ? measured : inLimbOrder([...measured, ...derived])
}

function leadOf(
  { name, origin }: { name: string; origin: Origin },
  samplesPerSecond: number,
  sampleCount: number,
): { lead: TraceLead; pyramid: Pyramid; copy: (from: number, out: Int16Array) => void } {
  const scale = 'measured' in origin ? origin.measured : derivedScale(...origin.from)
  const copy = copierOf(origin)
  const pyramid =
    'measured' in origin ? pyramidOf(origin.measured.samples) : pyramidOfCopies(copy, sampleCount)
  return {
    lead: {
      name,
      derived: 'derived' in origin,
      countsPerMillivolt: scale.countsPerMillivolt,
      baseline: scale.baseline,
      ...usualReach(levelForReach(pyramid, samplesPerSecond), scale, samplesPerSecond),
    },
    pyramid,
    copy,
  }
}

function copierOf(origin: Origin): (from: number, out: Int16Array) => void {
  if ('measured' in origin) {
    const { samples } = origin.measured
    return (from, out) => copyFrom(samples, from, out)
  }
  const { derived, from: sources } = origin
  return (from, out) => {
    const [leadI, leadII] = sources.map((lead) => {
      const counts = new Int16Array(out.length)
      copyFrom(lead.samples, from, counts)
      return { ...lead, counts }
    })
    if (leadI && leadII) combine(derived, leadI, leadII, out)
  }
}

function pyramidOfCopies(
  copy: (from: number, out: Int16Array) => void,
  sampleCount: number,
): Pyramid {
  const builder = new PyramidBuilder(sampleCount)
  for (let from = 0; from < sampleCount; from += BLOCK_SAMPLES) {
    const block = new Int16Array(Math.min(BLOCK_SAMPLES, sampleCount - from))
    copy(from, block)
    builder.append(block)
  }
  return builder.finish()
}
