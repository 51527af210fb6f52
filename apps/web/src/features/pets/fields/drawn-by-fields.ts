import type { NewPetField } from '@systole/domain/pets/refuse-new-pet'
import { type ComponentType, memo } from 'react'
import type { PetFormWork } from './use-pet-form.ts'

/** Wraps a part of the pet's form so that it renders again only when one of its fields or errors changes. */
export function drawnByFields<Props extends { work: PetFormWork }>(
  fieldsOf: (props: Props) => readonly NewPetField[],
  Part: ComponentType<Props>,
) {
  return memo(Part, (before, after) => {
    const { work: was, ...others } = before
    const { work: is, ...now } = after
    return sameProps(others, now) && fieldsOf(after).every((field) => sameField(was, is, field))
  })
}

function sameField(was: PetFormWork, is: PetFormWork, field: NewPetField): boolean {
  return was.values[field] === is.values[field] && was.reason(field) === is.reason(field)
}

function sameProps(before: object, after: object): boolean {
  const now = new Map<string, unknown>(Object.entries(after))
  const was = Object.entries(before)
  return was.length === now.size && was.every(([name, value]) => Object.is(now.get(name), value))
}
