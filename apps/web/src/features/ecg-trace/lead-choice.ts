/** The choices besides a single lead. */
export const LEAD_GROUPS = ['all', 'limb', 'chest'] as const
export type LeadGroup = (typeof LEAD_GROUPS)[number]

type Named = { name: string }

const LIMB = ['I', 'II', 'III', 'AVR', 'AVL', 'AVF']

/** Returns the groups with more than one lead and fewer than all. */
export function groupsOf(leads: readonly Named[]): LeadGroup[] {
  return LEAD_GROUPS.filter((group) => {
    const size = leadsOf(leads, group).length
    return group === 'all' ? leads.length > 1 : size > 1 && size < leads.length
  })
}

/** Returns the leads of a group, or the one with that name. */
export function leadsOf<Lead extends Named>(leads: readonly Lead[], choice: string): Lead[] {
  if (choice === 'all') return [...leads]
  if (choice === 'limb') return leads.filter(({ name }) => LIMB.includes(name.toUpperCase()))
  if (choice === 'chest') return leads.filter(({ name }) => !LIMB.includes(name.toUpperCase()))
  return leads.filter(({ name }) => name === choice)
}

/** Returns lead II, as on a monitor; otherwise the first. */
export function usualLead<Lead extends Named>(leads: readonly Lead[]): Lead | undefined {
  return leads.find(({ name }) => name.toUpperCase() === 'II') ?? leads[0]
}

/** Returns the next choice: the groups, then each lead, then from the start. */
export function nextChoice(leads: readonly Named[], choice: string): string {
  const choices = [...groupsOf(leads), ...leads.map(({ name }) => name)]
  return choices[(choices.indexOf(choice) + 1) % choices.length] ?? choice
}
