import type { EcgLead, EcgRecording } from '@systole/ecg/ecg-recording'

/** The choices besides a single lead. */
export const LEAD_GROUPS = ['all', 'limb', 'chest'] as const
export type LeadGroup = (typeof LEAD_GROUPS)[number]

const LIMB = ['I', 'II', 'III', 'AVR', 'AVL', 'AVF']

/** Returns the groups with more than one lead and fewer than all. */
export function groupsOf(recording: EcgRecording): LeadGroup[] {
  const count = recording.leads.length
  return LEAD_GROUPS.filter((group) => {
    const size = leadsOf(recording, group).length
    return group === 'all' ? count > 1 : size > 1 && size < count
  })
}

/** Returns the leads of a group, or the one with that name. */
export function leadsOf({ leads }: EcgRecording, choice: string): EcgLead[] {
  if (choice === 'all') return [...leads]
  if (choice === 'limb') return leads.filter(({ name }) => LIMB.includes(name.toUpperCase()))
  if (choice === 'chest') return leads.filter(({ name }) => !LIMB.includes(name.toUpperCase()))
  return leads.filter(({ name }) => name === choice)
}

/** Returns lead II, as on a monitor; otherwise the first. */
export function usualLead({ leads }: Pick<EcgRecording, 'leads'>): EcgLead | undefined {
  return leads.find(({ name }) => name.toUpperCase() === 'II') ?? leads[0]
}

/** Returns the next choice: the groups, then each lead, then from the start. */
export function nextChoice(recording: EcgRecording, choice: string): string {
  const choices = [...groupsOf(recording), ...recording.leads.map(({ name }) => name)]
  return choices[(choices.indexOf(choice) + 1) % choices.length] ?? choice
}
