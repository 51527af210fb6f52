import { compareDraft, nextVersion } from '@systole/domain/drafts/compare-draft'
import { toStamp } from '@systole/domain/time/stamp'

type Stored = { version: number; writer: string; edit: number; value: unknown; saved: string }
type Write = { place: string; base: number; writer: string; edit: number; value: unknown }

const NOTHING = { version: 0, writer: '', edit: 0 }

/** Creates the portal's draft calls with the portal's own rule; `write` acts as another device. */
export function fakeDrafts() {
  const stored = new Map<string, Stored>()
  const writes: Write[] = []
  let edits = 0
  const write = (typed: Write) => {
    const before = stored.get(typed.place)
    const relation = compareDraft(typed, before ?? NOTHING)
    if (relation === 'apart') return { code: -6025, data: { draft: null } }
    if (relation === 'ahead') {
      const { base: _, place, ...rest } = typed
      const version = nextVersion(typed, before ?? NOTHING)
      stored.set(place, { ...rest, version, saved: toStamp(new Date()) })
    }
    const now = stored.get(typed.place)
    return { code: 0, data: { version: now?.version, saved: now?.saved } }
  }
  const received = (fields: Record<string, string>) => {
    const { place = '', base, writer = '', edit, value = 'null' } = fields
    const typed = {
      place,
      base: Number(base),
      writer,
      edit: Number(edit),
      value: JSON.parse(value),
    }
    writes.push(typed)
    return write(typed)
  }
  return {
    held: stored,
    /** Every write that reached the portal. */
    writes,
    /** Writes as another device over the current version. */
    type: (place: string, value: unknown) => {
      const { version: base } = stored.get(place) ?? NOTHING
      return write({ place, base, writer: 'another_device', edit: ++edits, value })
    },
    answers: {
      '/api/save_draft': received,
      '/api/delete_draft': received,
      '/api/query_draft': ({ place = '' }: Record<string, string>) => {
        const draft = stored.get(place)
        return { code: 0, data: { draft: draft ? { place, ...draft } : null } }
      },
      '/api/query_drafts': () => ({
        code: 0,
        data: {
          drafts: [...stored].map(([place, { value, ...mark }]) => ({
            place,
            ...mark,
            gone: value === null,
          })),
        },
      }),
    },
  }
}
