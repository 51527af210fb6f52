/** The items that a patcher checks before a recording is reviewed. Handbook 5.1. */
export const CHECKLIST_ITEMS = [
  'patient',
  'leads',
  'gain',
  'baseline',
  'noise',
  'packetLoss',
  'beats',
] as const
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number]

/** An item that is not done needs a reason before the case is sent. */
export type ChecklistEntry = { id: ChecklistItem; done: boolean; reason: string }

/** Returns all items in their order; those not yet touched are open. */
export function fullChecklist(entries: readonly ChecklistEntry[]): ChecklistEntry[] {
  return CHECKLIST_ITEMS.map(
    (id) => entries.find((entry) => entry.id === id) ?? { id, done: false, reason: '' },
  )
}
