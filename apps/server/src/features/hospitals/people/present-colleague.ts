import type { WireColleague } from '@systole/contract/hospitals/hospital-staff'
import type { ColleagueRow } from './staff-store.ts'

export function presentColleague(row: ColleagueRow): WireColleague {
  return {
    uid: row.accountId,
    fname: row.firstName,
    lname: row.lastName,
    title: row.title,
    email: row.email,
    state: row.invitedAt ? 'invited' : 'active',
    since: row.invitedAt ?? row.createdAt,
  }
}
