import type { UserType } from '../accounts/user-type.ts'
import { SERVICE_IDS, type ServiceId } from '../services/service-id.ts'

/** The rights in the reports of a service, and those in its tests. SPEC E6. */
export const REPORT_RIGHTS = [
  'review',
  'async_review',
  'second_review',
  'second_review_required',
  'async_review_required',
] as const
export const PERMITTED_TESTS = ['ecg1l', 'ecg6l', 'xray'] as const
export const TEST_RIGHTS = ['patch', 'review'] as const

type ReportRight = (typeof REPORT_RIGHTS)[number]
type PermittedTest = (typeof PERMITTED_TESTS)[number]
type TestRight = (typeof TEST_RIGHTS)[number]
type Flags<Name extends string> = { [Each in Name]?: boolean }

/** A right in a service, as in `report.review` or `tests.ecg1l.patch`. */
export type Right = `report.${ReportRight}` | `tests.${PermittedTest}.${TestRight}`

/** All rights, those in reports first. */
export const RIGHTS: readonly Right[] = [
  ...REPORT_RIGHTS.map((right) => `report.${right}` as const),
  ...PERMITTED_TESTS.flatMap((test) =>
    TEST_RIGHTS.map((right) => `tests.${test}.${right}` as const),
  ),
]

/** The rights of an account in one service; an absent flag is false. */
type ServicePermissions = {
  report?: Flags<ReportRight> | undefined
  tests?: { [Test in PermittedTest]?: Flags<TestRight> } | undefined
}
/** The permissions of an account by type and service, as stored and sent. SPEC E6. */
export type Permissions = {
  etest?: { [Service in ServiceId]?: ServicePermissions } | undefined
}

/** Returns the rights in the service, in the order of `RIGHTS`. */
export function rightsIn({ etest }: Permissions, service: ServiceId): Right[] {
  const { report = {}, tests = {} } = etest?.[service] ?? {}
  return [
    ...REPORT_RIGHTS.flatMap((right) => (report[right] ? [`report.${right}` as const] : [])),
    ...PERMITTED_TESTS.flatMap((test) =>
      TEST_RIGHTS.flatMap((right) =>
        tests[test]?.[right] ? [`tests.${test}.${right}` as const] : [],
      ),
    ),
  ]
}

/** Returns the services with any right; the account sees the cases of these. */
export function servicesOf(permissions: Permissions): ServiceId[] {
  return SERVICE_IDS.filter((service) => rightsIn(permissions, service).length > 0)
}

/** Returns the permissions with exactly these rights in the service; those in other services stay. */
export function withRights(
  { etest = {} }: Permissions,
  service: ServiceId,
  rights: readonly Right[],
): Permissions {
  const { [service]: _, ...others } = etest
  if (rights.length === 0) return { etest: others }
  const report = flagsOf(REPORT_RIGHTS, (right) => rights.includes(`report.${right}`))
  const tests = PERMITTED_TESTS.flatMap((test) => {
    const flags = flagsOf(TEST_RIGHTS, (right) => rights.includes(`tests.${test}.${right}`))
    return Object.keys(flags).length > 0 ? [[test, flags] as const] : []
  })
  const given: ServicePermissions = {
    ...(Object.keys(report).length > 0 && { report }),
    ...(tests.length > 0 && { tests: Object.fromEntries(tests) }),
  }
  return { etest: { ...others, [service]: given } }
}

function flagsOf<Name extends string>(
  names: readonly Name[],
  has: (name: Name) => boolean,
): Flags<Name> {
  return Object.fromEntries(names.filter(has).map((name) => [name, true] as const)) as Flags<Name> // only these names
}

/** Returns the permissions of a new account, until an admin changes them. ADR 51. */
export function firstPermissions(userType: UserType): Permissions {
  const right = FIRST_RIGHT[userType]
  return right ? withRights({}, 'econsult', [right]) : {}
}

/** A cardiologist reads eConsults, and a patcher sees them. */
const FIRST_RIGHT: Partial<Record<UserType, Right>> = {
  cardiologist: 'report.review',
  patcher: 'tests.xray.patch',
}
