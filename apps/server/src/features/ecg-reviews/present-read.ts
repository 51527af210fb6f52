import { caseNumberText } from '@systole/domain/cases/case-number'
import type { SecondRead } from './agreement-store.ts'

/** Converts the case that two people read to its wire form. */
export function presentRead({ caseId, caseNumber, service, species, at }: SecondRead) {
  return { usid: caseId, id: caseNumberText(caseNumber, service), species, time: at }
}
