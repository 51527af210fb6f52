import type { queryHospitalChanges as contract } from '@systole/contract/hospitals/hospital-office'
import { fullName } from '@systole/domain/accounts/full-name'
import { z } from 'zod'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { findHospital } from '../hospital-store.ts'
import { hospitalChanges, namesOfSubjects } from './hospital-office-store.ts'

const SHOWN = 100

/** The details that the actions write to the audit log; each has only some of them. */
const Details = z.object({
  changed: z.array(z.string()).catch([]),
  on: z.array(z.string()).catch([]),
  off: z.array(z.string()).catch([]),
  reason: z.string().catch(''),
  credits: z.number().int().nullable().catch(null),
  creditPlanId: z.string().catch(''),
  after: z.string().catch(''),
})

/** Returns who changed what of a hospital, its plans, credits and data. */
export async function queryHospitalChanges({ db }: CallContext, { input }: Call<typeof contract>) {
  if (!(await findHospital(db, input.hospital_id))) throw new AppError('hospitalNotFound')
  const rows = (await hospitalChanges(db, input.hospital_id, SHOWN)).map((row) => ({
    ...row,
    details: Details.parse(row.details),
  }))
  const subjects = rows.flatMap(({ details }) => details.creditPlanId || details.after || [])
  const names = await namesOfSubjects(db, [...new Set(subjects)])
  return {
    changes: rows.map(({ action, at, actorId, first, last, details }) => ({
      change: action,
      time: at,
      by: actorId ? fullName({ first: first ?? '', last: last ?? '' }) : '',
      fields: [...details.changed, ...details.on, ...details.off],
      subject: names.get(details.creditPlanId || details.after) ?? '',
      credits: details.credits,
      reason: details.reason,
    })),
  }
}
