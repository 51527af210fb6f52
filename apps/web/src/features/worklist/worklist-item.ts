import type { WireCase } from '@systole/contract/wire-case'
import type { ConsultMode } from '@systole/domain/cases/case'
import { fromStamp } from '@systole/domain/time/stamp'

/** Who has a case: nobody yet, the person looking, or a colleague. */
export type Reader = { is: 'nobody' } | { is: 'me' } | { is: 'other'; name: string }

export type WorklistItem = {
  caseId: string
  caseNumber: string
  petName: string
  species: WireCase['pet']['pet_type']
  otherSpecies: string
  breedId: string
  breed: string
  hospital: string
  mode: ConsultMode
  dueAt: Date | undefined
  fileCount: number
  reader: Reader
}
export type WorklistFilter = 'all' | 'free' | 'mine'

export function toWorklistItem(wire: WireCase, accountId: string): WorklistItem {
  const { pet, reader } = wire
  return {
    caseId: wire.usid,
    caseNumber: wire.id,
    petName: pet.name,
    species: pet.pet_type,
    otherSpecies: pet.other_pet_type,
    breedId: pet.breed_id,
    breed: pet.breed,
    hospital: wire.user.hospital,
    mode: wire.question_session?.mode ?? 'basic',
    dueAt: fromStamp(wire.due),
    fileCount: wire.session_tests.reduce((sum, { count }) => sum + count, 0),
    reader: readerOf(reader, accountId),
  }
}

export function filtered(items: readonly WorklistItem[], filter: WorklistFilter): WorklistItem[] {
  if (filter === 'free') return items.filter(({ reader }) => reader.is === 'nobody')
  if (filter === 'mine') return items.filter(({ reader }) => reader.is === 'me')
  return [...items]
}

function readerOf(reader: WireCase['reader'], accountId: string): Reader {
  if (!reader) return { is: 'nobody' }
  return reader.uid === accountId ? { is: 'me' } : { is: 'other', name: reader.name }
}
