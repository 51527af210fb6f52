import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { isStaff } from '@systole/domain/accounts/is-staff'
import { readCaseNumber } from '@systole/domain/cases/case-number'
import { FIRST_DAY } from '@systole/domain/cases/first-day'
import { phaseOf } from '@systole/domain/services/services'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import type { Session } from '../../session/current-session.ts'
import { deskAddress } from '../desk-address.ts'
import { menuItemsOf } from '../menu/menu-items.ts'

/** A line of the finder: a page of the portal, a pet, or a case. */
export type FinderResult = {
  id: string
  group: 'pages' | 'pets' | 'cases'
  label: string
  detail: string
  href: string
}

const CASES_SHOWN = 8
const PETS_SHOWN = 5
const CASE_NUMBER_FROM = 1000

/** Finds cases by the pet's name or identifier, or by their number. */
export const foundCasesQuery = (wanted: string) =>
  queryOptions({
    queryKey: ['cases', 'finder', wanted],
    queryFn: () => readCases(wanted),
    placeholderData: keepPreviousData,
    enabled: wanted !== '',
  })

/** Finds pets of the hospital by identifier or name, of every year; vets only. */
export const foundPetsQuery = (wanted: string, userType: Session['user_type']) =>
  queryOptions({
    queryKey: ['records', 'finder', wanted],
    queryFn: async () => {
      const params = { identifierAndName: wanted, limit: PETS_SHOWN }
      return (await orThrow(client.pets.queryUserActivities({ params }))).pets
    },
    placeholderData: keepPreviousData,
    enabled: wanted !== '' && !isStaff(userType),
  })

async function readCases(wanted: string) {
  const ask = (by: { identifierAndName: string } | { case_id: string }) =>
    orThrow(
      client.cases.queryAllSessions({
        params: { ...by, start_time: FIRST_DAY, record_per_page: CASES_SHOWN },
      }),
    )
  const replies = await Promise.all([
    ask({ identifierAndName: wanted }),
    ...((readCaseNumber(wanted) ?? 0) >= CASE_NUMBER_FROM ? [ask({ case_id: wanted })] : []),
  ])
  const sessions = replies.flatMap((reply) => reply.sessions)
  return [...new Map(sessions.map((consult) => [consult.caseId, consult])).values()]
}

/** Returns the pages of the menu and the account whose name contains the typed text. */
export function findPages(
  session: Pick<Session, 'user_type'>,
  wanted: string,
  t: (page: ReturnType<typeof menuItemsOf>[number]['id']) => string,
): FinderResult[] {
  return menuItemsOf(session)
    .map(({ id, href }) => ({ id, group: 'pages' as const, label: t(id), detail: '', href }))
    .filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()))
}

/** Returns the address of a case: the reading room for a reader, the report or the case's last stage for a vet. */
export function caseAddress(
  { caseId, status, serviceId }: Pick<Case, 'caseId' | 'status' | 'serviceId'>,
  userType: Session['user_type'],
): string {
  if (isStaff(userType)) return deskAddress({ caseId, status, service: serviceId }, userType)
  if (phaseOf({ service: serviceId, status }) === 'released')
    return paths.econsultReport({ caseId })
  const editable = status === 'open' || status === 'upload'
  return paths.testDetail({ caseId, ...(!editable && { mode: 2 }) })
}
