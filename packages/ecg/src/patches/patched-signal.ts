import type { EcgSignal } from '../signal/ecg-signal.ts'
import type { PatchedRecording } from './apply-edits.ts'

/** Returns the signal with the leads named and turned as a person has corrected them. The samples are shared, none is copied. */
export function patchedSignal(
  signal: EcgSignal,
  { inverted, leadNames }: Pick<PatchedRecording, 'inverted' | 'leadNames'>,
): EcgSignal {
  return {
    ...signal,
    leads: signal.leads.map((lead) => ({
      ...lead,
      name: leadNames[lead.name] ?? lead.name,
      countsPerMillivolt: inverted.includes(lead.name)
        ? -lead.countsPerMillivolt
        : lead.countsPerMillivolt,
    })),
  }
}
